-- A document is about a subject of its kind, a company's about its symbol: not everything that is prepared is about a listing.
alter table document drop constraint document_symbol_fkey;
alter table document rename column symbol to subject;
