-- A document to print, made when it is published. Only the newest: any can be made again from its version.
create table content_file (
  key     text primary key,
  version integer not null,
  content bytea not null
);
