/** What an event of the audit log did, as far as its words need it. */
interface AuditedEvent {
  readonly action: string
  readonly object: { readonly kind: string }
  readonly before: unknown
  readonly after: unknown
}

/** A row: the action, the kind of the object, a fact of `after`, and the words. The first that fits says it. */
type Row = readonly [action: string, kind: string | null, fact: string | null, text: string]

const ROWS: readonly Row[] = [
  ['account.app-add', null, null, 'Added an authenticator app'],
  ['account.app-remove', null, null, 'Removed the authenticator app'],
  ['account.factors-reset', null, null, 'Took all second factors off a person'],
  ['account.passkey-add', null, null, 'Added a passkey'],
  ['account.passkey-remove', null, null, 'Removed a passkey'],
  ['account.password-change', null, null, 'Changed the password'],
  ['account.password-reset', null, null, 'Set a new password by a mailed link'],
  ['account.recovery-codes', null, null, 'Made new recovery codes'],
  ['operator.visit', null, null, 'Began a visit of the site'],
  ['operator.join', null, null, 'Became an operator of the platform'],
  ['operator.invite', null, null, 'Invited an operator'],
  ['staff.invite', null, 'sentAgain', 'Sent an invitation again'],
  ['staff.invite', null, 'revoked', 'Took an invitation back'],
  ['staff.invite', null, null, 'Invited a person'],
  ['staff.join', null, null, 'Accepted an invitation'],
  ['staff.roles', null, null, 'Changed what a person may do'],
  ['staff.deactivate', null, 'givenBack', 'Undid the deactivation of a person'],
  ['staff.deactivate', null, null, 'Deactivated a person'],
  ['key.make', 'key', null, 'Made an API key'],
  ['key.make', null, null, 'Added a webhook'],
  ['key.manage', null, 'revoked', 'Ended an API key or webhook'],
  ['key.manage', null, 'passedTo', 'Passed an API key or webhook on'],
  ['key.manage', null, 'url', 'Added a webhook'],
  ['key.manage', null, 'removed', 'Removed a webhook'],
  ['key.manage', null, 'secretNumber', 'Made a new secret for a webhook'],
  ['key.manage', null, 'paused', 'Paused or resumed a webhook'],
  ['key.manage', null, 'test', 'Sent a test to a webhook'],
  ['key.manage', null, 'again', 'Sent an event to a webhook again'],
  ['lead.reply', null, 'taken', 'Took a lead by hand'],
  ['lead.reply', null, null, 'Answered a lead'],
  ['lead.assign', null, null, 'Gave a lead to a person'],
  ['lead.stage', null, null, 'Moved a lead to another stage'],
  ['lead.export', null, null, 'Downloaded what is known of a person'],
  ['person.erase', null, null, 'Erased a person'],
  ['delivery.retry', null, null, 'Sent a lead to its destination again'],
  ['inbox.rules', null, null, 'Changed lead routing or a template'],
  ['appointment.manage', null, null, 'Changed an appointment'],
  ['reservation.refund', null, null, 'Ended or refunded a reservation'],
  ['reservation.extend', null, null, 'Changed a reservation'],
  ['stock.edit', 'draft', null, 'Changed a car added by hand'],
  ['stock.edit', null, null, 'Changed a car'],
  ['stock.own', 'stock-columns', null, 'Chose the columns of the stock table'],
  ['stock.own', null, null, 'Changed a saved view of the stock'],
  ['feed.run', 'feed-run', null, 'Decided about a file'],
  ['feed.run', null, null, 'Brought a file in'],
  ['feed.edit', null, null, 'Changed a feed'],
  ['feed.push', null, null, 'A program changed a car'],
  ['settings.edit', 'channel', null, 'Changed a channel'],
  ['content.edit', null, 'version', 'Published a draft of the site'],
  ['content.edit', null, 'made', 'Made a draft of the site'],
  ['content.edit', null, 'discarded', 'Discarded a draft of the site'],
  ['content.edit', null, 'scheduled', 'Scheduled a draft of the site'],
  ['content.edit', null, 'held', 'Held a scheduled draft of the site'],
  ['content.edit', null, 'proposed', 'Proposed a draft of the site'],
  ['content.edit', null, 'sentBack', 'Sent a draft of the site back'],
  ['content.edit', null, 'reopened', 'Opened a draft of the site again'],
  ['site.publish', 'site-part', null, 'Locked or opened a part of the site'],
  ['notification.own', null, null, 'Changed their notification settings'],
]

/** What a person did, such as 'Changed a car'; the action's own name if it is new. */
export function actionText({ action, object, after }: AuditedEvent): string {
  const row = ROWS.find(
    ([name, kind, fact]) =>
      name === action && (kind === null || kind === object.kind) && (fact === null || hasFact(after, fact)),
  )
  return row?.[3] ?? action.replaceAll(/[.-]/g, ' ')
}

function hasFact(after: unknown, fact: string): boolean {
  return typeof after === 'object' && after !== null && fact in after
}
