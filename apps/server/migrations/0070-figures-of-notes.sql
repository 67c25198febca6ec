-- What the figures that a note or an update of one names were when it was saved: it shows those, whatever is filed later.
alter table note add column figures jsonb not null default '[]';
alter table note_update add column figures jsonb not null default '[]';
create index note_figures on note using gin (figures jsonb_path_ops) where figures <> '[]';
create index note_update_figures on note_update using gin (figures jsonb_path_ops) where figures <> '[]';
