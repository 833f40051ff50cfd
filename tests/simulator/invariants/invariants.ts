import { alertsAreStored, newsHasArrived, newsIsSentOnce } from './alerts.ts'
import { filesAreAppliedOnce, stockIsTheFiles } from './feeds.ts'
import type { Invariant } from './invariant.ts'
import { allDelivered, deliveredOrInSight, nothingLost } from './leads.ts'
import { newestIsServed } from './publications.ts'
import { lettersAreStored, repliesSayWhatWasWritten } from './replies.ts'
import { moneyAdds, moneyIsSettled, oneHolder } from './reservations.ts'
import { isForgotten, isOwnSites } from './sites.ts'
import { hasAudit, keepsOverrides, showsStoredPrice } from './stock.ts'

/** What holds after each step, whatever went wrong. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'acknowledged is stored': { check: nothingLost, reads: ['leads', 'lead_deliveries'] },
  'delivered once or in sight': { check: deliveredOrInSight, reads: ['lead_deliveries', 'alert_mails', 'mails'] },
  'a mail of a conversation is stored': {
    check: lettersAreStored,
    reads: ['conversation_mails', 'conversation_events', 'lead_deliveries'],
  },
  'a reply says what was written': { check: repliesSayWhatWasWritten, reads: ['mails'] },
  'an alert is stored': { check: alertsAreStored, reads: ['alerts', 'alert_mails'] },
  'news is sent once': { check: newsIsSentOnce, reads: ['alert_mails'] },
  'one car, one holder': { check: oneHolder, reads: ['cars', 'reservations'] },
  'money in is money out and held': { check: moneyAdds, reads: ['reservations', 'money'] },
  'no override is lost': { check: keepsOverrides, reads: ['car_overrides'] },
  'the price shown is the price stored': { check: showsStoredPrice, reads: ['cars', 'car_prices', 'car_overrides'] },
  'a file is applied once': { check: filesAreAppliedOnce, reads: ['feed_runs'] },
  'the newest version is served': { check: newestIsServed, reads: ['published_versions'] },
  'each change has its audit row': {
    check: hasAudit,
    reads: ['car_edits', 'conversation_events', 'reservations', 'audit_events'],
  },
  'nothing of one site in another': { check: isOwnSites, reads: ['*'] },
  'erased is gone': { check: isForgotten, reads: ['*'] },
}

/** What holds once nothing goes wrong any more and the rounds have run. */
export const AT_REST: Readonly<Record<string, Invariant>> = {
  'delivered at rest': { check: allDelivered, reads: ['*'] },
  'settled at rest': { check: moneyIsSettled, reads: ['*'] },
  'news has arrived at rest': { check: newsHasArrived, reads: ['*'] },
  'the file is the stock at rest': { check: stockIsTheFiles, reads: ['*'] },
}
