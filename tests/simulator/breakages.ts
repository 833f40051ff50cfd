/** SQL that breaks one half of an invariant, SQL that mends it, and what the simulator must say of it. */
export interface Breakage {
  readonly breaks: string
  readonly mend: string
  readonly finds: string
  /** Which half of the invariant. */
  readonly says: RegExp
  /** The first seed that finds it, of 25 steps: `npm run simulate -- --breakages` writes the table. */
  readonly seed: number
}

/** A trigger on a table, whose body is the breakage. */
export function trigger(table: string, when: string, body: string): Pick<Breakage, 'breaks' | 'mend'> {
  const isDeferred = when.startsWith('after')
  return {
    breaks: `create function broken() returns trigger language plpgsql as $$ begin ${body} end $$;
      create ${isDeferred ? 'constraint trigger' : 'trigger'} broken ${when} on ${table}
        ${isDeferred ? 'deferrable initially deferred' : ''} for each row execute function broken();`,
    mend: `drop trigger broken on ${table}; drop function broken();`,
  }
}

/** The same without an index that forbids it. The mended database is empty. */
function alsoDropping(
  index: string,
  create: string,
  { breaks, mend }: Pick<Breakage, 'breaks' | 'mend'>,
): Pick<Breakage, 'breaks' | 'mend'> {
  return { breaks: `drop index ${index}; ${breaks}`, mend: `${mend} ${create};` }
}

const LEADS: Readonly<Record<string, Breakage>> = {
  'a lead that is gone once it is acknowledged': {
    ...trigger('leads', 'after insert', 'delete from leads where id = new.id; return null;'),
    finds: 'acknowledged is stored',
    says: /is not stored/,
    seed: 1,
  },
  'a lead that is stored twice': {
    ...trigger(
      'leads',
      'after insert',
      `if new.submission_id not like '%-again' then
        insert into leads select (jsonb_populate_record(new, jsonb_build_object(
          'id', new.id || '-again', 'submission_id', new.submission_id || '-again'))).*; end if; return null;`,
    ),
    finds: 'acknowledged is stored',
    says: /is stored 2 times/,
    seed: 1,
  },
  'a lead that nobody gets': {
    ...trigger('lead_deliveries', 'before insert', `if new.kind = 'mail' then return null; end if; return new;`),
    finds: 'acknowledged is stored',
    says: /has no delivery/,
    seed: 1,
  },
  'a delivery that failed and has no next attempt': {
    ...trigger(
      'lead_deliveries',
      'before update',
      `if new.state = 'failed' then new.next_attempt_at = null; end if; return new;`,
    ),
    finds: 'delivered once or in sight',
    says: /nothing will send it/,
    seed: 38,
  },
  'a delivery that counts as sent before it is': {
    ...trigger('lead_deliveries', 'before insert', `new.state = 'sent'; return new;`),
    finds: 'delivered once or in sight',
    says: /did not arrive/,
    seed: 1,
  },
  'a delivery that is sent again for no reason': {
    ...trigger(
      'lead_deliveries',
      'before update',
      `if new.state = 'sent' then new.state = 'failed'; new.next_attempt_at = old.next_attempt_at; end if; return new;`,
    ),
    finds: 'delivered once or in sight',
    says: /arrived twice/,
    seed: 1,
  },
  'a failed delivery that is given up at once': {
    ...trigger(
      'lead_deliveries',
      'before update',
      `if new.state = 'failed' then new.state = 'dead'; new.next_attempt_at = null; new.trouble_at = '2026-11-21'; end if;
        return new;`,
    ),
    finds: 'delivered at rest',
    says: /at rest/,
    seed: 38,
  },
  'a conversation with a buyer of another site': {
    ...trigger(
      'conversations',
      'before insert',
      `new.name = 'jo@of-' || case new.site_slug when 'yard' then 'rival' else 'yard' end || '.example'; return new;`,
    ),
    finds: 'nothing of one site in another',
    says: /^conversations/,
    seed: 1,
  },
  'a lead that is mailed to another dealer': {
    ...trigger(
      'lead_deliveries',
      'before insert',
      `new.destination = replace(new.destination, 'sales@yard', 'sales@rival'); return new;`,
    ),
    finds: 'nothing of one site in another',
    says: /^A mail to/,
    seed: 4,
  },
  'a conversation that outlives its person': {
    ...trigger('conversations', 'before delete', 'return null;'),
    finds: 'erased is gone',
    says: /still has/,
    seed: 1,
  },
}

const LETTERS: Readonly<Record<string, Breakage>> = {
  'a reply that is gone once it is acknowledged': {
    ...trigger(
      'conversation_mails',
      'after insert',
      `if new.direction = 'out' then delete from conversation_mails where id = new.id; end if; return null;`,
    ),
    finds: 'a mail of a conversation is stored',
    says: /acknowledged reply .* is not stored/,
    seed: 2,
  },
  'a mail of a buyer that is gone once it is acknowledged': {
    ...trigger(
      'conversation_mails',
      'after insert',
      `if new.direction = 'in' then delete from conversation_mails where id = new.id; end if; return null;`,
    ),
    finds: 'a mail of a conversation is stored',
    says: /acknowledged mail of a buyer .* is not stored/,
    seed: 10,
  },
  'a reply that the history does not have': {
    ...trigger(
      'conversation_events',
      'before insert',
      `if new.kind = 'mail-out' then return null; end if; return new;`,
    ),
    finds: 'a mail of a conversation is stored',
    says: /0 times in the history/,
    seed: 2,
  },
  'a reply without a delivery': {
    ...trigger('lead_deliveries', 'before insert', `if new.kind = 'reply' then return null; end if; return new;`),
    finds: 'a mail of a conversation is stored',
    says: /has 0 deliveries/,
    seed: 2,
  },
  'a reply with the text of another': {
    ...trigger('conversation_mails', 'before insert', `new.body = 'Hello'; return new;`),
    finds: 'a mail of a conversation is stored',
    says: /stored as another/,
    seed: 2,
  },
  'a reply that is stored twice': {
    ...trigger(
      'conversation_mails',
      'after insert',
      `if new.direction = 'out' and new.id not like '%-again' then
        insert into conversation_mails select (jsonb_populate_record(new, jsonb_build_object(
          'id', new.id || '-again', 'message_id', new.message_id || '-again'))).*;
        insert into conversation_events (site_slug, conversation_id, at, kind, data) values
          (new.site_slug, new.conversation_id, new.at, 'note', jsonb_build_object('mailId', new.id || '-again'));
      end if; return null;`,
    ),
    finds: 'a mail of a conversation is stored',
    says: /is stored 2 times/,
    seed: 2,
  },
  'a reply that goes to another buyer': {
    ...trigger(
      'conversation_mails',
      'before insert',
      `if new.direction = 'out' then new.to_address = 'sam@mail.example'; end if; return new;`,
    ),
    finds: 'a reply says what was written',
    says: /went to/,
    seed: 4,
  },
}

const MONEY: Readonly<Record<string, Breakage>> = {
  'a hold that its car does not show': {
    ...trigger('cars', 'before update', 'new.held = false; return new;'),
    finds: 'one car, one holder',
    says: /not held, with 1 holds/,
    seed: 7,
  },
  'a car that is given to a second buyer': {
    ...alsoDropping(
      'reservations_one_a_car',
      `create unique index reservations_one_a_car on reservations (site_slug, car_id) where state in ('pending', 'held')`,
      trigger(
        'reservations',
        'after insert',
        `if new.id not like '%-again' then
          insert into reservations select (jsonb_populate_record(new, jsonb_build_object(
            'id', new.id || '-again', 'key', new.key || '-again'))).*; end if; return null;`,
      ),
    ),
    finds: 'one car, one holder',
    says: /has 2 buyers/,
    seed: 1,
  },
  'a deposit that nobody gives back': {
    ...trigger('reservations', 'before update', `new.refund = 'none'; return new;`),
    finds: 'money in is money out and held',
    says: /neither held nor on its way back/,
    seed: 7,
  },
  'a deposit of a hold that goes back': {
    ...trigger('reservations', 'before update', `if new.state = 'held' then new.refund = 'due'; end if; return new;`),
    finds: 'money in is money out and held',
    says: /holds its car, and its deposit goes back/,
    seed: 7,
  },
  'a deposit that counts as paid and is not': {
    ...trigger(
      'reservations',
      'before update',
      `if new.paid_at is null then new.paid_at = new.created_at; new.refund = 'due'; new.look_at = null; end if; return new;`,
    ),
    finds: 'money in is money out and held',
    says: /the gateway has no money/,
    seed: 1,
  },
  'a refund that counts as sent and is not': {
    ...trigger('reservations', 'before update', `if new.refund = 'due' then new.refund = 'sent'; end if; return new;`),
    finds: 'money in is money out and held',
    says: /counts as sent and was not/,
    seed: 7,
  },
  'a refund that we forget': {
    ...trigger(
      'reservations',
      'before update',
      `if new.refund = 'sent' then new.refund = 'none'; new.paid_at = null; end if; return new;`,
    ),
    finds: 'money in is money out and held',
    says: /we know of no refund/,
    seed: 7,
  },
  'a payment that we never hear of again': {
    ...trigger(
      'reservations',
      'before update',
      `if new.payment_id is not null then new.payment_id = 'lost-' || new.id; end if; return new;`,
    ),
    finds: 'settled at rest',
    says: /that nobody holds/,
    seed: 1,
  },
}

const STOCK: Readonly<Record<string, Breakage>> = {
  'an import that drops what staff set': {
    ...trigger('stock_imports', 'before insert', 'delete from car_overrides; return new;'),
    finds: 'no override is lost',
    says: /is set to null/,
    seed: 1,
  },
  'a price that nobody set': {
    ...trigger(
      'car_overrides',
      'after insert',
      `insert into car_overrides select (jsonb_populate_record(new, jsonb_build_object('car_id', c.id))).* from cars c
        where c.site_slug = new.site_slug on conflict do nothing; return null;`,
    ),
    finds: 'no override is lost',
    says: /Nobody set/,
    seed: 1,
  },
  'a ledger without every price': {
    ...trigger('car_prices', 'before insert', 'new.price = new.price + 1; return new;'),
    finds: 'the price shown is the price stored',
    says: /the ledger has/,
    seed: 1,
  },
  'a price of the feed that is not taken': {
    ...trigger('cars', 'before update', `new.data = jsonb_set(new.data, '{price}', old.data->'price'); return new;`),
    finds: 'the price shown is the price stored',
    says: /the feed says/,
    seed: 2,
  },
  'an edit without its audit row': {
    ...trigger('audit_events', 'before insert', `if new.action = 'stock.edit' then return null; end if; return new;`),
    finds: 'each change has its audit row',
    says: /edits of cars/,
    seed: 1,
  },
  'a reply without its audit row': {
    ...trigger('audit_events', 'before insert', `if new.action = 'lead.reply' then return null; end if; return new;`),
    finds: 'each change has its audit row',
    says: /replies in/,
    seed: 2,
  },
  'a release of a car without its audit row': {
    ...trigger(
      'audit_events',
      'before insert',
      `if new.action = 'reservation.refund' then return null; end if; return new;`,
    ),
    finds: 'each change has its audit row',
    says: /release of/,
    seed: 8,
  },
}

const FEEDS: Readonly<Record<string, Breakage>> = {
  'a file that is applied at each pull': {
    ...trigger('feeds', 'before update', 'new.hash = null; return new;'),
    finds: 'a file is applied once',
    says: /again/,
    seed: 1,
  },
  'a run of a file that never came': {
    ...trigger('feed_runs', 'before insert', `new.file_name = 'other.csv'; return new;`),
    finds: 'a file is applied once',
    says: /did not get/,
    seed: 1,
  },
  'a feed that is never pulled again': {
    ...trigger('feeds', 'before update', 'new.next_pull_at = null; return new;'),
    finds: 'the file is the stock at rest',
    says: /the stock/,
    seed: 1,
  },
  'a version that is gone once it is published': {
    ...trigger(
      'published_versions',
      'after insert',
      'delete from published_versions where site_slug = new.site_slug and number = new.number; return null;',
    ),
    finds: 'the newest version is served',
    says: /did not become a version/,
    seed: 3,
  },
  'a version that visitors do not see': {
    ...trigger('published_versions', 'before insert', `new.files = '{}'; return new;`),
    finds: 'the newest version is served',
    says: /and its newest version is/,
    seed: 3,
  },
  'a number that no version has': {
    ...trigger('published_versions', 'before insert', 'new.number = new.number + 1; return new;'),
    finds: 'the newest version is served',
    says: /is not stored|is missing/,
    seed: 3,
  },
}

const ALERTS: Readonly<Record<string, Breakage>> = {
  'an alert that is gone once it is acknowledged': {
    ...trigger('alerts', 'after insert', 'delete from alerts where id = new.id; return null;'),
    finds: 'an alert is stored',
    says: /is not stored/,
    seed: 3,
  },
  'an alert that nothing asks to confirm': {
    ...trigger('alert_mails', 'before insert', `if new.kind = 'confirm' then return null; end if; return new;`),
    finds: 'an alert is stored',
    says: /Nothing asks/,
    seed: 3,
  },
  'a mail of an alert that failed and has no next attempt': {
    ...trigger(
      'alert_mails',
      'before update',
      `if new.state = 'failed' then new.next_attempt_at = null; end if; return new;`,
    ),
    finds: 'delivered once or in sight',
    says: /alert-.* is failed/,
    seed: 31,
  },
  'a mail of an alert that counts as sent before it is': {
    ...trigger('alert_mails', 'before insert', `new.state = 'sent'; return new;`),
    finds: 'delivered once or in sight',
    says: /alert-.* did not arrive/,
    seed: 3,
  },
  'two mails of news in a day': {
    ...trigger(
      'alert_mails',
      'after insert',
      `if new.kind = 'news' and new.id not like '%-again' then
        insert into alert_mails select (jsonb_populate_record(new, jsonb_build_object('id', new.id || '-again'))).*;
      end if; return null;`,
    ),
    finds: 'news is sent once',
    says: /two mails of news/,
    seed: 4,
  },
  'news that waits for a second mail': {
    ...trigger(
      'alert_mails',
      'after insert',
      `insert into alert_finds (site_slug, alert_id, cars)
        select new.site_slug, f->>'alertId', f->'cars' from jsonb_array_elements(new.finds) f on conflict do nothing;
        return null;`,
    ),
    finds: 'news is sent once',
    says: /twice/,
    seed: 4,
  },
  'news that is lost before its mail': {
    ...trigger('alert_finds', 'before insert', 'return null;'),
    finds: 'news has arrived at rest',
    says: /was never sent/,
    seed: 15,
  },
}

export const BREAKAGES: Readonly<Record<string, Breakage>> = {
  ...LEADS,
  ...LETTERS,
  ...MONEY,
  ...STOCK,
  ...FEEDS,
  ...ALERTS,
}
