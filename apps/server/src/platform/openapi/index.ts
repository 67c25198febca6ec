/** The API’s description, built from the contract. */

export { openApiDocument } from './openapi-document.ts';
