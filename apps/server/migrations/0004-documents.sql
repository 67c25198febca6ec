-- Answers that are the same for everyone, prepared when their facts change: one text with its compressed forms.
create sequence document_version;

create table document (
  symbol  text not null references listing on delete cascade,
  kind    text not null,
  -- Rises with every change of any document, so a process can ask what changed since it last looked.
  version bigint not null default nextval('document_version'),
  etag    text not null,
  body    text not null,
  gzip    bytea not null,
  brotli  bytea not null,
  primary key (symbol, kind)
);
create index document_changes on document (version);
