import { clockOf } from '#domain/date/local-time.ts'
import { buyerName } from '#domain/inbox/buyer-name.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { STAGES } from '#domain/inbox/stage.ts'
import { consentText } from '#domain/lead/consent.ts'
import { siteAddress } from '#domain/lead/site-address.ts'
import { formatMoney } from '#domain/money.ts'
import { firstName } from '#domain/person/first-name.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { inWordsOf } from '#domain/region.ts'
import { EVERYWHERE, may } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { Site } from '#site/site.ts'
import { KIND_TEXTS } from '../calendar/calendar-words.ts'
import { momentAgo, momentOf } from '../time/moment.ts'
import { shownDelivery } from './deliveries.ts'
import { clockBadge, shownCar, stageBadge } from './lead-labels.ts'
import type { ConversationCar, ConversationDetails, ReplyForm, TextForm } from './leads-page.ts'
import { saleView } from './sale/sale-view.ts'
import { threadOf } from './thread.ts'

interface ConversationExtras {
  readonly reply: ReplyForm | null
  readonly text: TextForm | null
  readonly forms: ConversationDetails['forms']
  readonly answering: ConversationDetails['answering']
  readonly fault: string | null
  readonly explanation: ConversationDetails['explanation']
  readonly isAnswered: boolean
  /** SALES-9: who else asked for the car that is sold, and may be told. */
  readonly othersWaiting: number
  /** The list's parameters, for the links to the person's other leads. */
  readonly place: string
}

/** INBOX-6: a conversation as a page shows it, with the controls that the person may use (STAFF-5). */
export function conversationDetails(
  { site, actor, now, origin }: Omit<StaffRequest, 'platform'>,
  shown: ShownConversation,
  { place, othersWaiting, ...extras }: ConversationExtras,
): ConversationDetails {
  const { conversation, clock, enquiries, nextAppointment } = shown
  const { phone, email, nextAction, stage } = conversation
  const can = (action: StaffAction) => mayAct(actor, site, action, conversation)
  const onAll = (action: StaffAction) => may(actor, site, action, EVERYWHERE)
  const mays = {
    reply: can('lead.reply'),
    stage: can('lead.stage'),
    assign: can('lead.assign'),
    retry: can('delivery.retry'),
    export: onAll('lead.export'),
    erase: onAll('person.erase'),
    askForErasure: can('person.erase') && !onAll('person.erase'),
    explain: can('inbox.rules'),
  }
  return {
    id: conversation.id,
    seen: shown.history.at(-1)?.id ?? '0',
    name: buyerName(conversation),
    stage: stageBadge(stage),
    isLost: stage === 'lost',
    reason: conversation.reason,
    clock: clock && clockBadge(clock.colour, clock.minutes),
    owner: conversation.assignee === null ? null : shown.owner,
    assignee: conversation.assignee ?? '',
    isOpen: conversation.isOpen,
    category: inWordsOf(site.region, conversation.category),
    location: site.locations.find(({ id }) => id === conversation.locationId)?.name ?? null,
    source: conversation.source,
    phone: phone === null ? null : { text: formatPhone(phone, site.region), href: telHref(phone, site.region) },
    email,
    nextAction: nextAction && {
      text: nextAction.text,
      at: nextAction.at && momentAgo(nextAction.at, site, now),
      isDue: nextAction.at !== null && nextAction.at <= now,
    },
    nextAppointment: nextAppointment && {
      text: KIND_TEXTS[nextAppointment.kind],
      at: momentOf(nextAppointment.start, clockOf(site, nextAppointment.locationId)),
      href: can('appointment.read') ? `/calendar/${nextAppointment.id}` : null,
    },
    hasNoStep: conversation.isOpen && nextAction === null && nextAppointment === null,
    thread: threadOf(shown, site, now, mays),
    cars: carsOf(shown, site, origin),
    person: personOf(shown),
    others: shown.others.map((other) => ({
      href: `/leads/${other.id}${place}`,
      title: other.carTitle ?? inWordsOf(site.region, other.category),
      stage: stageBadge(other.stage),
      at: momentAgo(other.lastLeadAt, site, now),
    })),
    reservations: shown.reservations.map(({ amount, state, createdAt }) => ({
      text: `Deposit ${formatMoney(amount)}: ${state}`,
      at: momentAgo(createdAt, site, now),
    })),
    deliveries: enquiries.flatMap(({ deliveries }) =>
      deliveries
        .filter(({ kind }) => kind !== 'reply' && kind !== 'text')
        .map((delivery) => shownDelivery(delivery, mays.retry, site, now)),
    ),
    may: mays,
    bookHref: can('appointment.manage')
      ? `/calendar/new?${new URLSearchParams({ conversation: conversation.id })}`
      : null,
    wonHref: mays.stage && shown.sale === null ? `/leads/${conversation.id}/won` : null,
    sale: saleView(shown.sale, site, othersWaiting),
    // INBOX-2: no change leads back to 'new'; won, lost and junk have forms of their own.
    stages: STAGES.filter((each) => !['new', 'won', 'lost', 'junk', stage].includes(each)).map((each) => ({
      value: each,
      label: stageBadge(each).label,
    })),
    ...extras,
  }
}

/** The cars that the person asked for, each once, the latest enquiry first. */
function carsOf(
  { enquiries, conversation }: ShownConversation,
  site: Site,
  origin: string,
): readonly ConversationCar[] {
  const carsByKey = new Map<string, ConversationCar>()
  for (const { lead, carNow } of enquiries.toReversed()) {
    const title = lead.payload.vehicle?.title ?? null
    const car = shownCar(carNow?.car ?? null, title, site)
    if (car === null) continue
    const first = firstName(conversation.name) || 'the buyer'
    const key = carNow?.car.id ?? car.title
    if (carsByKey.has(key)) continue
    carsByKey.set(key, {
      ...car,
      id: carNow?.car.id ?? null,
      href: carNow && siteAddress(`/cars/${encodeURIComponent(carNow.car.slug)}`, origin),
      stockNumber: carNow?.car.stocknum ?? lead.payload.stock_number ?? null,
      priceThen: carNow?.priceThen == null ? null : `${formatMoney(carNow.priceThen)} when ${first} asked`,
    })
  }
  return [...carsByKey.values()]
}

/** INBOX-12: consent, trade-in, valuation and the other facts of the latest enquiry. */
function personOf({ enquiries }: ShownConversation): ConversationDetails['person'] {
  const last = enquiries.at(-1)
  if (last === undefined) return []
  const { consent } = last.lead
  const labelPattern = /trade|valu|own|budget|finance|contact|offer|Booked|time/i
  return [
    ...last.rows.visitor.filter(({ label }) => labelPattern.test(label)),
    {
      label: 'Marketing messages',
      value: consent === null ? 'No' : last.mayBeWrittenTo ? consentText(consent) : 'Ended by the buyer',
    },
  ]
}
