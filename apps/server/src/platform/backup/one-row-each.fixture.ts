import type { Database } from '../db/index.ts';

const at = "'2026-08-21T20:00:00.123456Z'";

/** A row in every table, and a value in every column. Who adds a table adds its row here: a test asks for it. */
const statements = [
  `insert into company values (1, 'ACME "Rockets", Ltd', '0930', '3721', 'Aircraft', 'USD', '{"employees": 3}', ${at})`,
  `insert into listing (symbol, cik, name, short_name, exchange, currency, adr_ratio, rank)
   values ('ACME', 1, 'Acme', 'Acme', 'NYSE', 'USD', 0.1, 7)`,
  `insert into chief_executive values (1, 'Ann Lee', 2001, 2020)`,
  `insert into filing values ('0000000001-20-000001', 1, '10-K', '2020-02-01')`,
  `insert into fact values (1, 'us-gaap', 'Assets', 'USD', '2019-01-01', '2019-12-31', 0.1, '0000000001-20-000001'),
                           (1, 'us-gaap', 'Assets', 'USD', null, '2019-12-31', 1e300, '0000000001-20-000001')`,
  `insert into import_source values ('sec', 'CIK0000000001.json', 'abc', ${at})`,
  `insert into close_price values ('ACME', '2026-08-21', 28.25, true, 'sample')`,
  `insert into dividend values ('ACME', '2026-08-21', 0.4, 'sample')`,
  `insert into split values ('ACME', '2026-08-21', 2, 'sample')`,
  `insert into estimate values ('ACME', '2026-08-21', 'sample', '{"years": [1, 2.5, null]}')`,
  `insert into document (subject, kind, etag, body, gzip, brotli) values ('ACME', 'company.2', 'e', E'{"a":\\n"’"}', '\\x00ff', '\\x')`,
  `insert into quote (symbol, price, previous_close, traded_at, recorded_at, delay_minutes, source, simulated)
   values ('ACME', 28.1, 27.9, ${at}, ${at}, 15, 'sample', true)`,
  `insert into intraday values ('ACME', '2026-08-21', '{1,2.5}', '{28,28.1}', true, 'sample')`,
  `insert into quarantined_tick values ('ACME', 'sample', 'jumps', '9', 'no time', ${at}, ${at}, 3)`,
  `insert into symbol_demand values ('ACME', ${at})`,
  `insert into lease values ('quotes', 'process 1', ${at})`,
  `insert into account (email, password_hash, first_name, second_name, bio, plan, is_superuser, is_analyst, is_sample,
                        investor_profile, settings, grace_until, created_at)
   values ('ann@example.com', 'hash', 'Ann', 'Lee', E'two\\nlines', 'investor', true, true, false, '{"a": 1}', '{"b": null}', ${at}, ${at})`,
  `insert into registration values ('ben@example.com', 'hash', 'Ben', 'Lee', ${at}, '\\x01', ${at})`,
  `insert into password_reset values (1, '\\x02', ${at})`,
  `insert into session values ('00000000-0000-4000-8000-000000000001', 1, ${at}, ${at})`,
  `insert into identity values ('google', 'subject', 1)`,
  `insert into personal_token values (gen_random_uuid(), 1, 'Notebook', 'figures', '\\x01', ${at}, ${at})`,
  `insert into avatar values (1, 'name', 'image/png', '\\x89504e47')`,
  `insert into content_version (key, version, content, what_changed, put_back_from, published_by, published_at)
   values ('headline', 1, '{"title": "Ten ’years’"}', 'title', 3, 1, ${at})`,
  `insert into content_draft values ('headline', 1, '{"title": ""}', 1, 2, ${at})`,
  `insert into content_image values ('name.webp', '\\x52494646', 4, 3, 1, ${at})`,
  `insert into content_file values ('guidelines', 1, '\\x25504446')`,
  `insert into secret values ('access tokens', '\\x0102')`,
  `insert into companies_opened (account_id, visitor_id, month, symbols)
   values (1, null, '2026-08-01', '{ACME,"B,C"}'), (null, '00000000-0000-4000-8000-000000000002', '2026-08-01', '{}')`,
  `insert into first_opened values (1, 'ACME', ${at})`,
  `insert into billing_account
     (account_id, created_at, environment, customer, currency, seconds_ahead, plan, plan_until, plan_cause, review_at)
   values (1, ${at}, 'sandbox', 'cus_1', 'EUR', 86400, 'investor', ${at}, 'paid', ${at})`,
  `insert into billing_state values (1, 3, 2, '{"customer": "cus_1", "cards": []}')`,
  `insert into billing_details values (1, 'Ann ’A’', 'ann@example.com', '6 Quay Lane', 'IE', 'IE1234567WA')`,
  `insert into billing_entry (billing_account_id, environment, object, what, occurred_at, recorded_at, facts)
   values (1, 'sandbox', 'in_1', 'paid', ${at}, ${at}, '{"total": 1476}'), (1, null, 'points/100', 'granted', ${at}, ${at}, '{}')`,
  `insert into billing_attempt
     (id, billing_account_id, environment, kind, subject, request, state, object, message, opened_at, closed_at)
   values ('00000000-0000-4000-8000-000000000003', 1, 'sandbox', 'subscribe', '', '{"card": "pm_1"}', 'refused', 'sub_1', 'No.', ${at}, ${at})`,
  `insert into billing_event values ('sandbox', 'evt_1', 'invoice.paid', 'cus_1', '{"id": "evt_1"}', ${at}, ${at}, ${at}, 'applied')`,
  `insert into billing_task (billing_account_id, kind, subject, data, due_at, tries, done_at)
   values (1, 'mail', 'receipt/in_1', '{"letter": "receipt"}', ${at}, 2, ${at})`,
  `insert into invoice (billing_account_id, environment, object, kind, number, corrects, issued_at, content)
   values (1, 'sandbox', 'in_1', 'invoice', 'TF-2026-00001', null, ${at}, '{"total": 1476}'),
          (1, 'sandbox', 're_1', 'credit_note', 'TF-C-2026-00001', 1, ${at}, '{"total": -1476}')`,
  `insert into invoice_document values (1, 1, '{"name": "Ann"}', '\\x255044')`,
  `insert into invoice_number values ('TF', 2026, 1)`,
  `insert into sandbox_customer values ('cus_sandbox_0a', 86400000, '{"cards": [{"last4": "4242"}]}', ${at})`,
  `insert into sandbox_answer values ('key', 'cus_sandbox_0a', 'subscribe', '{"value": null}', ${at})`,
  `insert into sandbox_event (id, type, customer, created_at) values ('evt_sandbox_0a_1', 'invoice.paid', 'cus_sandbox_0a', ${at})`,
  `insert into listing_claim (symbol, source, cik, name, display_name, short_name, exchange, rank) values ('ACME', 'list', 1, 'ACME INC', 'Acme Inc', 'Acme', 'NYSE', 7)`,
  `insert into profile_claim values ('1', 'profiles', '{"sector": "Energy"}', '[{"name": "Ann Lee"}]')`,
  `insert into predecessor values (1, 2, '2010-01-01', '8-K12B')`,
  `insert into known_network values (1, '\\x03', ${at})`,
  `insert into exchange_rate values ('USD', 'TWD', '2026-08-21', 32.79, 'sample')`,
  `insert into filing_fetch values (1, 'ACME', 'refused', 'no_filings', ${at}, ${at})`,
  `insert into forecast (account_id, cik, symbol, name, starts_from, base_year, typed, required_return, terminal_growth, method,
                         leverage, own_figures, copied_from, share_token, created_at, updated_at, dated_at, deleted_at)
   values (1, 1, 'ACME', 'Base', 'averages', 2025, '{"revenue": {"2026": 1.5}}', 0.09, 0.03, 'fcf', 'levered', '{"netDebt": 3}', 'Ben’s', 'token', ${at}, ${at}, ${at}, ${at})`,
  `insert into forecast_version values (1, 1, ${at}, ${at}, ${at}, '{"typed": {}}', '\\x04')`,
  `insert into forecast_score values (1, 2026, 1, '0000000001-20-000001', '2026-02-01', '{"eps": 0.1}')`,
  `insert into note (account_id, title, description, symbols, currency, note_price, fair_value_estimate, below_price, known, searched, created_at, updated_at)
   select 1, 'Title', 'Text', '{ACME,NKE}', 'USD', 28, '30-40', 25, '{"ACME": {"price": 28, "priceTime": "2026-08-21"}}', 'title text', ${at}, ${at}
     from generate_series(1, 2)`,
  `insert into note_update (note_id, title, description, symbols, note_price, fair_value_estimate, below_price, known, created_at)
   values (1, 'Title', 'Text', '{ACME}', 28, '30-40', 25, '{"ACME": {"price": 28, "priceTime": "2026-08-21"}}', ${at})`,
  `insert into deleted_note values (3, 1, '{"title": "Title"}', '[{"text": "Text"}]', ${at})`,
  `insert into note_symbol values (1, 'ACME', 1)`,
  `insert into list (account_id, name, is_default, share_token, created_at, updated_at, deleted_at, company_count, shown)
   values (1, 'Mine', true, 'token', ${at}, ${at}, ${at}, 1, '{ACME}')`,
  `insert into list_company values (1, 'ACME', 1, 1, ${at}, ${at})`,
  `insert into comment (account_id, subject, cik, symbol, row_key, column_key, forecast, forecast_name, filed_until, title, text, price, currency,
                        price_at, price_is_simulated, created_at, updated_at, deleted_at)
   values (1, 'figure', 1, 'ACME', 'revenue', '2025', 'own', 'Base', '2025-12-31', 'Title', 'Text', 28, 'USD', ${at}, true, ${at}, ${at}, ${at})`,
  `insert into comment (account_id, subject, list_id, symbol, row_key, parent_id, text, created_at, updated_at, former_id)
   values (1, 'lens_cell', 1, 'ACME', 'roe', null, 'Text', ${at}, ${at}, 1), (1, 'lens_cell', 1, 'ACME', 'roe', 2, 'Reply', ${at}, ${at}, null)`,
  `insert into curated_list (key, place, name, description, rule, last_change, updated_at)
   values ('growers', 1, 'Growers', 'They grow', 'fcf-growth', '{"added": ["ACME"]}', ${at})`,
  `insert into curated_list_company values ('growers', 'ACME', 1, 1)`,
  `insert into rule_outcome values ('ACME', 1, 1, '{fcf-growth}')`,
  `insert into notification (account_id, seq, kind, subject, symbol, data, created_at, read_at, in_digest, digest_day)
   values (1, 1, 'price', '1.1', 'ACME', '{"target": 20}', ${at}, ${at}, true, '2026-08-21')`,
  `insert into notification_count values (1, 1)`,
  `insert into notification_setting values (1, '{"price": "email"}', 7, 'Europe/Berlin', true)`,
  `insert into notification_mail (account_id, notification_id, digest_day, state, attempts, unknown, due_at, created_at)
   values (1, null, '2026-08-21', 'waiting', 1, 1, ${at}, ${at}), (null, 1, null, 'sent', 1, 0, null, ${at})`,
  `insert into unsubscribe_link values ('token', 1, 'price')`,
  `insert into price_alert (account_id, symbol, target, basis_day, side, state, suspended_why, forecast_id, margin, armed_at, armed_price, created_at, deleted_at,
                           fires_at)
   values (1, 'ACME', 20, '2026-08-21', 'below', 'suspended', 'no_quotes', 1, 0.2, ${at}, 28, ${at}, ${at}, ${at})`,
  `insert into alert_firing values (1, 1, 20, 21, 19.5, ${at}, ${at}, true, 'price_moved')`,
  `insert into alert_event values (1, ${at}, 'set', '{"target": 20}')`,
  `insert into reported_filing values (1, '0000000001-20-000001')`,
  `insert into qa_post (kind, account_id, text, created_at, edited_at, featured_at, featured_by, deleted_at, deleted_by,
                         likes, likes_at_close, dislikes, children, network_hash)
   values ('question', 1, 'Details', ${at}, ${at}, ${at}, 1, ${at}, 'editor', 1, 1, 1, 1, '\\x05')`,
  `insert into qa_post (kind, account_id, question_id, text, is_by_analyst, is_by_asker, created_at, held_at, written_at,
                         declined_at, declined_because, declined_sentence, text_hash, owns_share, is_generated, figures)
   values ('answer', 1, 1, E'Two\\nlines', true, true, ${at}, ${at}, ${at}, ${at}, 'spam', 'No links.', '\\x06', true, true, '[{"token": "ACME FY2025 revenue"}]')`,
  `insert into qa_post (kind, account_id, question_id, answer_id, parent_id, text, created_at)
   values ('comment', 1, 1, 2, null, 'Text', ${at}), ('comment', null, 1, 2, 3, 'Reply', ${at})`,
  `update qa_post set hidden_at = ${at}, hidden_by = 1, hidden_because = 'spam', hidden_sentence = 'A shop.' where id = 2`,
  `insert into qa_question (post_id, title, category, year, rows, status, approved_at, approved_by, rejected_at, rejected_by, rejected_reason, rejected_because, answered_by_id,
                            closes_at, closed_at, with_analysts_at, best_answer_id, review_at, active_at)
   values (1, 'Why?', 'FINANCIALS', '2025', '{revenue}', 'answered', ${at}, 1, ${at}, 1, 'answered', 'Unclear', 2, ${at}, ${at}, ${at}, 2, ${at}, ${at})`,
  `insert into qa_question_company values (1, 'ACME', 0)`,
  `insert into figures_due values ('qa_post', 'ACME', ${at})`,
  `insert into qa_tag values ('MARGIN', 'MARGIN', true, 1, ${at}, ${at}, null, null),
                             ('MARGN', 'MARGN', false, 1, ${at}, null, 'MARGIN', null),
                             ('SHOP', 'SHOP', false, 1, ${at}, null, null, ${at})`,
  `insert into qa_question_tag values (1, 'MARGIN', 0)`,
  `insert into qa_question_edit values (1, '{"title": "Why now?"}', ${at}, ${at}, 'too_short', 'Which year?')`,
  `insert into qa_list (name, created_at) values ('Best', ${at})`,
  `insert into qa_list_question values (1, 1, ${at})`,
  `insert into qa_draft (account_id, kind, question_id, data, created_at, updated_at, deleted_at)
   values (1, 'answer', 1, '{"text": "Freight"}', ${at}, ${at}, ${at})`,
  `insert into qa_vote values (2, 1, -1, ${at}, '\\x06', 'new_account')`,
  `insert into qa_vote_cast (account_id, cast_at) values (1, ${at})`,
  `insert into qa_ring (evidence, found_at, decision, decided_at, decided_by)
   values ('{"kinds": ["pair"]}', ${at}, 'released', ${at}, 1)`,
  `insert into qa_ring_member values (1, 1)`,
  `insert into qa_vote_at_close (post_id, account_id, ring_id) values (2, 1, 1)`,
  `insert into qa_follow values (1, 1, ${at})`,
  `insert into qa_bookmark values (1, 1, ${at})`,
  `insert into qa_follow_contributor values (1, 1, ${at})`,
  `insert into qa_contributor values (1, 3, ${at}, ${at}, 'spam', 'A shop.')`,
  `insert into qa_points (account_id, post_id, award, cause, is_reversal, reverses, points, since, occurred_at)
   values (1, 1, 'question', 'question_approved', false, null, 5, ${at}, ${at}),
          (1, 1, 'question', 'question_approved', true, 1, -5, ${at}, ${at})`,
  `insert into qa_act (kind, editor_id, post_id, account_id, reason, sentence, data, entries, acted_at, undone_at, undone_by)
   values ('hide', 1, 2, 1, 'spam', 'A shop.', '{"before": [1]}', '{1,2}', ${at}, ${at}, 1)`,
  `insert into qa_report (post_id, account_id, reason, sentence, reported_at, withdrawn_at, decision, decided_at)
   values (2, 1, 'spam', 'A shop.', ${at}, ${at}, 'upheld', ${at})`,
  `insert into figure_contest
     (cik, symbol, row_key, column_key, shown, should_be, reason, seen, account_id, contested_at, decision, answer, editor_id, decided_at, withdrawn_at,
      withdrawn_why, withdrawn_by)
   values (1, 'ACME', 'revenue', '2024', 391035000000, 391053000000, 'differs', 'Press release', 1, ${at}, 'excluded', 'Unclear.', 1, ${at}, ${at}, 'As filed.', 1)`,
  `insert into figure_correction values (1, 'revenue', '2024', 'corrected', 391035000000, 391053000000, 1, ${at})`,
  `insert into figure_contest_follow values (1, 1, ${at})`,
  `insert into ai_chat (account_id, title, created_at, updated_at) values (1, 'Revenue?', ${at}, ${at})`,
  `insert into ai_asked values (1, ${at})`,
  `insert into ai_message (chat_id, answers, text, client_id, figures, refused, reason, stopped, ended, left_out, stop_asked_at, rating, created_at)
   values (1, null, 'Revenue?', '00000000-0000-4000-8000-000000000001', null, null, null, false, null, 0, ${at}, null, ${at}),
          (1, 1, 'Which company?', null, '{"figures": [], "filings": []}', true, 'no_company', true, 'stopped', 1, null, 'bad', ${at})`,
  `insert into ai_spending values ('2026-08-01', 1000, 100, 4500)`,
  `insert into qa_reward (account_id, hundred, state, doubts, reached_at, decided_at, decided_by, granted_at)
   values (1, 100, 'given', '{few_voters}', ${at}, ${at}, 1, ${at})`,
];

export async function writeOneRowEach({ session }: Database): Promise<void> {
  await session((open) => open.script(statements.join(';\n')));
}
