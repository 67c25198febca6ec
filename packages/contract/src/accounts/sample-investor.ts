/** The account of sample mode that is on Investor; the server prints its password when it starts. */
export const sampleInvestor = 'ben@example.com';
