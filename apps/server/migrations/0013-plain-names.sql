-- Tables and columns are named as the code names them. Nothing is lost: see platform/backup/renamed.ts for older backups.

-- Which companies are on screen: their quotes are refreshed first.
alter table asked_symbol rename to symbol_demand;
alter table symbol_demand rename column asked_at to viewed_at;
alter index asked_symbol_pkey rename to symbol_demand_pkey;
alter table symbol_demand rename constraint asked_symbol_symbol_fkey to symbol_demand_symbol_fkey;
alter index asked_symbol_recent rename to symbol_demand_recent;

-- What a source says about a company beside its figures; its profile follows from all claims.
alter table company_words rename to profile_claim;
alter index company_words_pkey rename to profile_claim_pkey;

-- The newest claim of a source is the one with the highest version.
alter table listing_claim rename column claimant to source;
alter table listing_claim rename column said to version;
alter sequence listing_claim_said rename to listing_claim_version;

alter table quarantined_tick rename column first_told to first_seen;
alter table quarantined_tick rename column last_told to last_seen;
