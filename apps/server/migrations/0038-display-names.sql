-- The name as readers write it, beside the one that was filed. Claims of an earlier release get theirs at the next start (name-listings.ts).
alter table listing_claim add column display_name text;
