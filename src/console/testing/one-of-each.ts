import { HAND_FORM } from '#domain/desk/hand-form.ts'
import { checkedFiles } from '#domain/inbox/checked-files.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { makeAppointment } from '#operations/appointment/make-appointment.ts'
import { staffTimes } from '#operations/appointment/staff-times.ts'
import { saveDraft } from '#operations/desk/hand-cars.ts'
import { editCars } from '#operations/desk/testing.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { addPicture } from '#operations/draft/picture/add-picture.ts'
import { showPictures } from '#operations/draft/picture/show-pictures.ts'
import { addHook } from '#operations/hook/hook-endpoints.ts'
import { stepAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { enquire, saveTemplate } from '#operations/inbox/testing.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { addPhotos } from '#operations/lead/add-photos.ts'
import { reserveCar } from '#operations/reservation/reserve-car.ts'
import { settlePayment } from '#operations/reservation/settle-payment.ts'
import { requestOn } from '#operations/site-request.ts'
import { invite } from '#operations/staff/invitations.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { TestPlatform } from '#operations/testing.ts'
import { publishFirst } from './studio-forms.ts'

/** The first part of an address with an id, and what the id is of. */
export const IDS = {
  '/account/passkeys': 'passkey',
  '/account/sessions': 'session',
  '/notifications': 'notification',
  '/staff/invitations': 'invitation',
  '/staff/members': 'member',
  '/site/keys': 'key',
  '/site/webhooks': 'webhook',
  '/site/templates': 'template',
  '/site/assignment': 'rule',
  '/feeds': 'feed',
  '/feed-runs': 'run',
  '/calendar': 'appointment',
  '/reservations': 'reservation',
  '/leads/undo': 'lead-step',
  '/leads': 'conversation',
  '/channels': 'channel',
  '/hand-cars': 'draft',
  '/website/drafts': 'website draft',
  '/website/parts': 'part',
  '/stock/undo': 'step',
  '/stock': 'car',
} as const satisfies Readonly<Record<string, string>>
/** What an id is of; in braces a parameter that follows the first. */
export type IdKind = (typeof IDS)[keyof typeof IDS] | '{lead}' | '{number}' | '{file}' | '{part}' | '{hash}'

type Ids = Map<IdKind, string>

const CAR = { id: 'car-1', slug: 'car-1', stocknum: 'Yard-only' }

/** Makes one of everything that has an id on a site; `by`: its owner. */
export async function makeOneOfEach(by: StaffRequest & { readonly platform: TestPlatform }, ids: Ids): Promise<void> {
  const { platform, site: yard, actor } = by
  const [car] = await platform.addCars('yard', [
    { ...CAR, payment_processors: ['stripe'], images: ['https://photos.example/1.jpg'] },
  ])
  ids.set('car', car?.id ?? '')
  const edited = await editCars(by, {
    carIds: ['car-1'],
    changes: [{ part: 'price', to: { value: 30_000, until: null } }],
  })
  ids.set('step', edited.batch)
  const conversationId = await talk(by, ids)
  ids.set('lead-step', 'yard-lead-step')
  await setStage(by, conversationId, {
    stage: 'negotiating',
    reason: null,
    step: 'yard-lead-step',
  })
  const { notifications } = platform.storage.forSite(yard)
  ids.set('notification', (await notifications.list(actor.id, 1))[0]?.id ?? '')
  const times = await staffTimes(by, { locationId: 'l1', date: inDays(3) })
  const start = times.find(({ available }) => available)?.start
  if (!start) throw new Error('no free time')
  const wanted = { id: platform.randomId(), conversationId, locationId: 'l1', kind: 'visit', start } as const
  await makeAppointment(by, wanted)
  ids.set('appointment', wanted.id)
  const reserved = await reserveCar(requestOn(platform, yard), {
    carId: 'car-1',
    input: {
      name: 'Jo',
      last_name: 'Nguyen',
      email: 'jo@mail.example',
      phone: '0412345678',
      postcode: '4105',
      terms: 'on',
    },
    key: 'key-1',
    keyIsStrict: true,
    visit: { origin: 'https://cars.example', path: '/', userAgent: null },
    address: '192.0.2.1',
  })
  if (!reserved.ok) throw new Error(JSON.stringify(reserved))
  await platform.payments.pay(reserved.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', id: reserved.reservationId })
  ids.set('reservation', reserved.reservationId)
  const key = await makeApiKey(by, {
    name: 'CRM',
    rights: ['lead.read'],
    locations: null,
    days: null,
  })
  ids.set('key', key.ok ? key.key.id : '')
  const hook = await addHook(by, {
    url: 'https://crm.example/',
    events: ['lead.created'],
  })
  ids.set('webhook', hook.ok ? hook.id : '')
  ids.set('template', 'yard-template')
  await saveTemplate(by, {
    id: 'yard-template',
    name: 'Yard-only',
    subject: '',
    body: 'Hi',
  })
  ids.set('rule', 'yard-rule')
  const rule = {
    id: 'yard-rule',
    name: 'Yard-only',
    when: {},
    to: { person: actor.id },
    whenOverdue: { do: 'nothing' },
  } as const
  await stepAssignmentRules(by, { do: 'add', rule })
  const definition = { name: 'yard-feed', way: 'https', address: 'https://dms.example/stock.csv' }
  await saveFeed(by, feedDefinitionSchema.parse(definition))
  ids.set('feed', 'yard-feed')
  ids.set('run', String((await pullFeed(requestOn(platform, yard), 'yard-feed'))?.runId ?? ''))
  const form = new FormData()
  for (const [name, value] of [
    ['stocknum', 'H1'],
    ['make', 'Yard-only'],
  ] as const)
    form.set(name, value)
  const request = { ...by, origin: 'https://yard.example' }
  const saved = await saveDraft(request, null, HAND_FORM.read(form))
  ids.set('draft', saved.ok ? saved.id : '')
  await publishFirst(platform)
  const made = await createDraft(by, { name: 'Yard-only' })
  ids.set('website draft', made.ok ? made.id : '')
  await picture(by, ids)
  await invite(by, { email: 'new@staff.example', roles: ['sales'], scope: WHOLE_SITE })
  const [invitation] = await platform.storage.staff.invitations.open('yard', platform.clock.now())
  ids.set('invitation', invitation?.id ?? '')
}

/** A conversation with a photo of the buyer and a file that went to them. */
async function talk(by: StaffRequest, ids: Ids): Promise<string> {
  const { platform, site } = by
  const { conversationId } = await enquire(requestOn(platform, site))
  ids.set('conversation', conversationId)
  const own = { form: 'trade-in', category: 'Trade-In Enquiry', own_make: 'Mazda', own_model: 'CX-5', own_year: '2019' }
  const { leadId } = await enquire(requestOn(platform, site), own)
  await addPhotos(requestOn(platform, site), leadId, [[await testPhoto('red')]])
  ids.set('{lead}', leadId)
  ids.set('{number}', '1')
  const checked = checkedFiles([{ name: 'Yard-only.pdf', bytes: Buffer.from('%PDF-1.7 the offer') }])
  const reply = { mailId: 'once', subject: '', text: 'The offer.', carIds: [], files: checked.ok ? checked.files : [] }
  await writeReply(by, conversationId, reply)
  const mails = (await showConversation(by, conversationId))?.mails ?? []
  ids.set('{file}', mails.flatMap(({ files }) => files)[0]?.id ?? '')
  return conversationId
}

/** A picture of the draft. */
async function picture(by: StaffRequest, ids: Ids): Promise<void> {
  const draft = ids.get('website draft') ?? ''
  const sent = {
    name: 'red.jpg',
    bytes: await testPhoto('red'),
    alt: 'Red',
    place: null,
    use: 'page',
    key: 'k',
  } as const
  await addPicture(by, draft, sent)
  ids.set('{part}', 'home')
  ids.set('{hash}', (await showPictures(by, draft))?.pictures[0]?.hash ?? '')
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
