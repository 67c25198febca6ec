export const companiesPath = '/companies';
export const companiesCsvPath = '/companies.csv';
