-- Reports people were told of, or did not need to be: those on file with the first import of their company.
create table reported_filing (
  cik       bigint not null,
  accession text not null,
  primary key (cik, accession)
);
insert into reported_filing (cik, accession) select cik, accession from filing;

-- Who follows a company is asked with each report that arrives.
create index list_company_cik on list_company (cik) where removed_at is null;
create index note_symbol_symbol on note_symbol (symbol);
