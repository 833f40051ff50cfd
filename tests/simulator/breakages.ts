/** SQL that breaks an invariant, SQL that mends it, and the invariant that finds it. */
interface Breakage {
  readonly breaks: string
  readonly mend: string
  readonly finds: string
}

/** A trigger on a table, whose body is the breakage. */
function trigger(table: string, when: string, body: string, isDeferred = false): Omit<Breakage, 'finds'> {
  const what = isDeferred ? 'constraint trigger' : 'trigger'
  return {
    breaks: `create function broken() returns trigger language plpgsql as $$ begin ${body} end $$;
      create ${what} broken ${when} on ${table} ${isDeferred ? 'deferrable initially deferred' : ''}
        for each row execute function broken();`,
    mend: `drop trigger broken on ${table}; drop function broken();`,
  }
}

export const BREAKAGES: Readonly<Record<string, Breakage>> = {
  'a lead that is gone once it is acknowledged': {
    ...trigger('leads', 'after insert', 'delete from leads where id = new.id; return null;', true),
    finds: 'acknowledged is stored',
  },
  'a delivery that failed and has no next attempt': {
    ...trigger(
      'lead_deliveries',
      'before update',
      `if new.state = 'failed' then new.next_attempt_at = null; end if; return new;`,
    ),
    finds: 'delivered once or in sight',
  },
  'a car that is given to a second buyer': {
    ...trigger(
      'reservations',
      'before update',
      `if new.state = 'held' then new.state = 'pending'; end if; return new;`,
    ),
    finds: 'one car, one holder',
  },
  'a deposit that nobody gives back': {
    ...trigger('reservations', 'before update', `new.refund = 'none'; return new;`),
    finds: 'money in is money out and held',
  },
  'an import that drops what staff set': {
    ...trigger('stock_imports', 'before insert', 'delete from car_overrides; return new;'),
    finds: 'no override is lost',
  },
  'a ledger without every price': {
    ...trigger('car_prices', 'before insert', 'new.price = new.price + 1; return new;'),
    finds: 'the price shown is the price stored',
  },
  'an edit without its audit row': {
    ...trigger('audit_events', 'before insert', 'return null;'),
    finds: 'each change has its audit row',
  },
  'a conversation with a buyer of another site': {
    ...trigger(
      'conversations',
      'before insert',
      `new.name = 'jo@of-' || case new.site_slug when 'yard' then 'rival' else 'yard' end || '.example'; return new;`,
    ),
    finds: 'nothing of one site in another',
  },
  'a conversation that outlives its person': {
    ...trigger('conversations', 'before delete', 'return null;'),
    finds: 'erased is gone',
  },
}
