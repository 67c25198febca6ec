-- The name as readers write it, beside the one that was filed. Claims from before have none until their source is read again.
alter table listing_claim add column display_name text;
