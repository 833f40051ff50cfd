import { sql } from 'kysely'
import { alertMailQueries } from './alert/alert-mails.ts'
import { alertMatchQueries } from './alert/alert-matches.ts'
import { alertQueries } from './alert/alerts.ts'
import { watchlistQueries } from './alert/watchlists.ts'
import { apiKeys } from './api/api-keys.ts'
import { apiWrites } from './api/api-writes.ts'
import { appointmentQueries } from './appointments.ts'
import { carPriceQueries } from './car/car-prices.ts'
import { carQueries } from './car/cars.ts'
import { pictureQueries } from './car/pictures.ts'
import { stockAges } from './car/stock-ages.ts'
import { viewQueries } from './car/views.ts'
import { wasPriceQueries } from './car/was-prices.ts'
import { channelPushes } from './channel/channel-pushes.ts'
import { siteChannels } from './channel/site-channels.ts'
import { carDesk } from './desk/car-desk.ts'
import { carPhotos } from './desk/car-photos.ts'
import { handCars } from './desk/hand-cars.ts'
import { leadsByCar } from './desk/leads-by-car.ts'
import { stockChoices } from './desk/stock-choices.ts'
import { draftQueries } from './draft/drafts.ts'
import { partLocks } from './draft/part-locks.ts'
import { previewLinks } from './draft/preview-links.ts'
import { hookDeliveries } from './hook/hook-deliveries.ts'
import { hookEndpoints } from './hook/hook-endpoints.ts'
import { stockImports } from './imports/stock-imports.ts'
import { assignmentQueries } from './inbox/assignment-rules.ts'
import { conversationEvents } from './inbox/conversation-events.ts'
import { conversationList } from './inbox/conversation-list.ts'
import { conversationMails } from './inbox/conversation-mails.ts'
import { conversationQueries } from './inbox/conversations.ts'
import { lastMessages } from './inbox/last-messages.ts'
import { loadMadeConversations } from './inbox/made-conversations.ts'
import { mailTemplates } from './inbox/mail-templates.ts'
import { reportFigures } from './inbox/report-figures.ts'
import { saleQueries } from './inbox/sales.ts'
import { feedRuns } from './intake/feed-runs.ts'
import { feedQueries } from './intake/feeds.ts'
import { pushedCars } from './intake/pushed-cars.ts'
import { buyerPageQueries } from './lead/buyer-pages.ts'
import { destinationFigures } from './lead/destination-figures.ts'
import { leadQueries } from './lead/leads.ts'
import { marketingEndQueries } from './lead/marketing-ends.ts'
import { textStopQueries } from './lead/text-stops.ts'
import { notificationChoices } from './notify/notification-choices.ts'
import { notificationMessages } from './notify/notification-messages.ts'
import { notificationQueries } from './notify/notifications.ts'
import { phoneCodes } from './notify/phone-codes.ts'
import { notifyDue, type OutboxKind } from './outbox/due-notices.ts'
import { peopleQueries } from './person/people.ts'
import { phoneRevealQueries } from './phone-reveals.ts'
import { reservationQueries } from './reservations.ts'
import { retentionQueries } from './retention.ts'
import { signInCodeQueries } from './sign-in-codes.ts'
import { raiseSiteVersion, siteVersion } from './site-versions.ts'
import { auditEvents } from './staff/audit-events.ts'
import { staffMembers } from './staff/staff-members.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'
import { valuationQueries } from './valuations.ts'
import { visitorQueries } from './visitors.ts'

/** One site's rows. Inside `transaction`, pass `within` to every call: a query outside the open transaction throws. */
export interface SiteStorage extends ReturnType<typeof siteStorage> {}

/** A site by its slug; a `Site` is one. */
export interface SiteKey {
  readonly slug: string
}

/** The rows of the site with this slug. */
export function siteStorage(siteSlug: string, transactions: Transactions) {
  const { queries, run } = transactions
  return {
    cars: carQueries(siteSlug, transactions),
    imports: stockImports(siteSlug, transactions),
    pictures: pictureQueries(siteSlug, transactions),
    views: viewQueries(siteSlug, transactions),
    leads: leadQueries(siteSlug, transactions),
    /** What became of the deliveries since a time, by destination (INBOX-11). */
    destinationFigures: (since: Date) => destinationFigures(siteSlug, transactions, since),
    phoneReveals: phoneRevealQueries(siteSlug, transactions),
    marketingEnds: marketingEndQueries(siteSlug, transactions),
    textStops: textStopQueries(siteSlug, transactions),
    appointments: appointmentQueries(siteSlug, transactions),
    stockAges: stockAges(siteSlug, transactions),
    reservations: reservationQueries(siteSlug, transactions),
    valuations: valuationQueries(siteSlug, transactions),
    signInCodes: signInCodeQueries(siteSlug, transactions),
    visitors: visitorQueries(siteSlug, transactions),
    watchlists: watchlistQueries(siteSlug, transactions),
    buyerPages: buyerPageQueries(siteSlug, transactions),
    inbox: {
      conversations: {
        ...conversationQueries(siteSlug, transactions),
        ...conversationList(siteSlug, transactions),
        lastMessages: (ids: readonly string[]) => lastMessages(siteSlug, transactions, ids),
      },
      events: conversationEvents(siteSlug, transactions),
      mails: conversationMails(siteSlug, transactions),
      assignment: assignmentQueries(siteSlug, transactions),
      templates: mailTemplates(siteSlug, transactions),
      sales: saleQueries(siteSlug, transactions),
      /** Figures of reports (INBOX-14). */
      figures: reportFigures(siteSlug, transactions),
      loadMade: loadMadeConversations(siteSlug, transactions),
    },
    /** Feeds that run by themselves (INTAKE-1), and what their files did (INTAKE-6). */
    feeds: feedQueries(siteSlug, transactions),
    feedRuns: feedRuns(siteSlug, transactions),
    pushedCars: pushedCars(siteSlug, transactions),
    /** Notifications of staff, their choices, and the messages that carry them (INBOX-13). */
    notifications: notificationQueries(siteSlug, transactions),
    notificationChoices: notificationChoices(siteSlug, transactions),
    /** Codes that prove staff's own numbers (INBOX-13). */
    phoneCodes: phoneCodes(siteSlug, transactions),
    handCars: handCars(siteSlug, transactions),
    /** Number of leads of each of these cars (DESK-1). */
    leadsByCar: leadsByCar(siteSlug, transactions),
    /** Views and columns of the stock table that people chose (DESK-1). */
    stockChoices: stockChoices(siteSlug, transactions),
    carPhotos: carPhotos(siteSlug, transactions),
    /** Drafts of the site, and parts that a group locks (STUDIO-7, STUDIO-15). */
    drafts: draftQueries(siteSlug, transactions),
    partLocks: partLocks(siteSlug, transactions),
    /** Links by which people without an account look at a draft (STUDIO-7). */
    previewLinks: previewLinks(siteSlug, transactions),
    hookEndpoints: hookEndpoints(siteSlug, transactions),
    hookDeliveries: hookDeliveries(siteSlug, transactions),
    notificationMessages: notificationMessages(siteSlug, transactions),
    /** Tells the worker of a row that is due, when the transaction commits. */
    notifyDue: (kind: OutboxKind, id: string, within: Transaction) =>
      notifyDue(queries(within), { kind, siteSlug, id }),
    /** Members of the site’s staff (STAFF-3). */
    members: staffMembers(siteSlug, transactions),
    /** Who changed what (STAFF-8). */
    audit: auditEvents(siteSlug, transactions),
    /** Keys of the API, and the writes that they made once. */
    apiKeys: apiKeys(siteSlug, transactions),
    apiWrites: apiWrites(siteSlug, transactions),
    alerts: alertQueries(siteSlug, transactions),
    alertMatches: alertMatchQueries(siteSlug, transactions),
    alertMails: alertMailQueries(siteSlug, transactions),
    carPrices: carPriceQueries(siteSlug, transactions),
    wasPrices: wasPriceQueries(siteSlug, transactions),
    /** What staff set on top of the feeds (DESK-2). */
    desk: carDesk(siteSlug, transactions),
    /** Channels that are on (OUT-1). */
    channels: siteChannels(siteSlug, transactions),
    channelPushes: channelPushes(siteSlug, transactions),
    retention: retentionQueries(siteSlug, transactions),
    people: peopleQueries(siteSlug, transactions),
    /** Rises with each change of stock or configuration; part of every cache key and ETag. */
    version: (within?: Transaction): Promise<number> => siteVersion(queries(within), siteSlug),
    raiseVersion: (within?: Transaction): Promise<number> => raiseSiteVersion(queries(within), siteSlug),
    transaction: <T>(work: (within: Transaction) => Promise<T>): Promise<T> => run(work),
    /** Runs work whose failure must not undo the transaction around it: what the work stored is undone alone. */
    async attempt(within: Transaction, work: () => Promise<void>): Promise<{ readonly error: unknown } | null> {
      await sql`savepoint attempt`.execute(queries(within))
      try {
        await work()
        await sql`release savepoint attempt`.execute(queries(within))
        return null
      } catch (error) {
        await sql`rollback to savepoint attempt`.execute(queries(within))
        return { error }
      }
    },
  }
}
