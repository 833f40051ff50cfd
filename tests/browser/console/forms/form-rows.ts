import { appointment, lead, member, reservation } from '../../../../src/console/testing/desk-acts.ts'
import { LEAD_FORMS } from '../../../../src/console/testing/lead-forms.ts'
import { pageOfPhoto, photographed, photoTile, withOwnPhoto } from '../../../../src/console/testing/photo-acts.ts'
import { soldToOne } from '../../../../src/console/testing/sale-acts.ts'
import { type PostAddress, QUESTIONS_FORM, STOCK_FORMS } from '../../../../src/console/testing/stock-forms.ts'
import { changedDraft, newDraft, newPicture } from '../../../../src/console/testing/studio-forms.ts'
import {
  BUTTONS,
  changesOne,
  FILES,
  type FormRow,
  ofDraft,
  ofLead,
  SECRETS,
  STRANGERS,
  sends,
  typedForm,
} from './form-row.ts'

/** What of a rule of lead routing fits together. */
const RULE = {
  priceFrom: '20000',
  priceTo: '30000',
  postcodes: '4000-4179, 4220',
  hoursFrom: '08:00',
  hoursTo: '17:00',
}

/** Every address that a form is sent to. A new one without a row fails `tsc`. */
export const FORM_ROWS = {
  'POST /sign-in': SECRETS,
  'POST /sign-in/code': SECRETS,
  'POST /forgotten': STRANGERS,
  'POST /reset/:token': SECRETS,
  'POST /invitation/:token': STRANGERS,
  'POST /sign-out': BUTTONS,
  'POST /second-factor': SECRETS,
  'POST /account/password': SECRETS,
  'POST /account/sessions/:id/end': BUTTONS,
  'POST /account/passkeys/:id/remove': BUTTONS,
  'POST /account/app/remove': BUTTONS,
  'POST /account/recovery-codes': SECRETS,
  'POST /account/notifications': {
    prepare: async () => ({ page: '/account/notifications', action: '/account/notifications' }),
  },
  'POST /account/notifications/phone': {
    prepare: async () => ({ page: '/account/notifications', action: '/account/notifications/phone' }),
    fault: ['phone', '12'],
  },
  'POST /account/notifications/phone/code': SECRETS,
  'POST /account/notifications/phone/remove': BUTTONS,
  'POST /notifications/:id/read': BUTTONS,
  'POST /notifications/read': BUTTONS,
  'POST /sites': {
    prepare: async ({ platform, ann }) => {
      const { people, transaction } = platform.storage.staff
      await transaction((within) => people.setOperator(within, ann.id, true))
      return { page: '/sites', action: '/sites', having: 'visit-site' }
    },
  },
  'POST /staff/invite': {
    prepare: async () => ({ page: '/staff', action: '/staff/invite' }),
    fault: ['email', 'ann.ng@yard.example'],
  },
  'POST /staff/invitations/:id': BUTTONS,
  'POST /staff/members/:id/roles': {
    prepare: async (both) => ({
      page: '/staff',
      action: `/staff/members/${await member(both, both.platform.randomId())}/roles`,
    }),
    meanwhile: sends({ role: 'manager' }, /Ben Ito changed this member at \d+:\d\d [ap]m/),
  },
  'POST /staff/members/:id/deactivate': BUTTONS,
  'POST /staff/members/:id/undo': BUTTONS,
  'POST /site/keys': {
    prepare: async () => ({ page: '/site/keys', action: '/site/keys' }),
  },
  'POST /site/keys/:id/revoke': BUTTONS,
  'POST /site/webhooks': {
    prepare: async () => ({ page: '/site/webhooks', action: '/site/webhooks' }),
    values: { url: 'https://typed.example/' },
    fault: ['url', 'http://typed.example/'],
  },
  'POST /site/webhooks/:id/secret': BUTTONS,
  'POST /site/webhooks/:id/pause': BUTTONS,
  'POST /site/webhooks/:id/remove': BUTTONS,
  'POST /site/webhooks/:id/send': BUTTONS,
  'POST /site/templates': [
    typedForm(LEAD_FORMS['POST /site/templates'], { fault: ['body', 'Hi {nobody}'] }),
    {
      prepare: async (both) => {
        await LEAD_FORMS['POST /site/templates'].prepare(both)
        return { page: '/site/templates', action: '/site/templates', having: 'length-new' }
      },
    },
  ],
  'POST /site/templates/:id/remove': BUTTONS,
  'POST /site/assignment': {
    prepare: async () => ({ page: '/site/assignment', action: '/site/assignment' }),
    values: RULE,
    fault: ['postcodes', 'Brisbane'],
  },
  'POST /site/assignment/:id': typedForm(LEAD_FORMS['POST /site/assignment/:id'], {
    values: RULE,
    button: 'Save the rule',
    fault: ['postcodes', '4179-4000'],
  }),
  'POST /site/assignment/:id/step': BUTTONS,
  'POST /deliveries/test': BUTTONS,
  'POST /calendar': {
    prepare: async (both) => {
      const { conversationId, times } = await appointment(both)
      const page = `/calendar/new?conversation=${conversationId}&on=${times[0]?.slice(0, 10)}`
      return { page, action: '/calendar' }
    },
  },
  'POST /calendar/:id/move': {
    prepare: async (both) => {
      const { id, page } = await appointment(both)
      return { page, action: `/calendar/${id}/move` }
    },
  },
  'POST /calendar/:id/cancel': BUTTONS,
  'POST /calendar/:id/mark': BUTTONS,
  'POST /reservations/:id/extend': {
    prepare: async (both) => {
      const page = await reservation(both)
      return { page, action: `${page}/extend` }
    },
    meanwhile: sends({ hours: '24' }, /Ben Ito changed this reservation at \d+:\d\d [ap]m/),
  },
  'POST /reservations/:id/complete': BUTTONS,
  'POST /reservations/:id/cancel': BUTTONS,
  'POST /reservations/:id/refund': {
    prepare: async (both) => {
      const page = await reservation(both)
      return { page, action: `${page}/refund` }
    },
  },
  'POST /reservations/:id/retry': BUTTONS,
  'POST /leads': {
    prepare: async () => ({ page: '/leads/new', action: '/leads' }),
    values: { phone: '0412 345 678', email: 'typed@mail.example' },
    fault: ['phone', '12'],
  },
  'POST /leads/assign': {
    prepare: async (both) => {
      await lead(both)
      return { page: '/leads', action: '/leads/assign' }
    },
    noDraft: 'What is ticked in a list is chosen for this moment: the list is another one tomorrow.',
  },
  'POST /leads/undo/:step': BUTTONS,
  'POST /leads/:id/reply': {
    prepare: (both) => ofLead(both, 'reply'),
    meanwhile: sends({ text: 'Hi, this is Ben.' }, /Ben Ito answered at \d+:\d\d [ap]m: ‘Hi, this is Ben\./),
    values: { stock: '' },
    fault: ['stock', 'no such car'],
  },
  'POST /leads/:id/text': {
    prepare: (both) => ofLead(both, 'text'),
    meanwhile: sends({ text: 'Hi, this is Ben.' }, /Ben Ito answered at \d+:\d\d [ap]m: ‘Hi, this is Ben\./),
  },
  'POST /leads/:id/note': { prepare: (both) => ofLead(both, 'note') },
  'POST /leads/:id/call': { prepare: (both) => ofLead(both, 'call') },
  'POST /leads/:id/next': typedForm(LEAD_FORMS['POST /leads/:id/next']),
  'POST /leads/:id/stage': [
    { prepare: (both) => ofLead(both, 'stage', 'value="lost"') },
    {
      prepare: (both) => ofLead(both, 'stage', 'value="junk"'),
      meanwhile: sends(
        { other: 'Bought a boat' },
        /Ben Ito moved it to Lost: [^.]+\. Bought a boat at/,
        'value="lost"',
      ),
    },
  ],
  'POST /leads/:id/won': {
    prepare: async (both) => {
      const page = `${await lead(both)}/won`
      return { page, action: page }
    },
    values: { car: 'A Hilux on order', price: '61000', isElsewhere: 'yes' },
    fault: ['price', 'cheap'],
  },
  'POST /leads/:id/won/back': BUTTONS,
  'POST /leads/:id/others': {
    prepare: async (both) => {
      const page = await soldToOne(both)
      return { page, action: page }
    },
    values: { to: true },
    fault: ['text', 'Hi {nobody}'],
  },
  'POST /leads/:id/assign': {
    prepare: (both) => ofLead(both, 'assign'),
    meanwhile: {
      said: /Ben Ito took it at \d+:\d\d [ap]m/,
      by: async ({ ben }, { page, action }) =>
        ben.send(action, (await ben.open(page)).form(action).typed('person', ben.id).sent()),
    },
  },
  'POST /leads/:id/read': BUTTONS,
  'POST /leads/:id/retry': BUTTONS,
  'POST /leads/:id/erase': BUTTONS,
  'POST /feeds': {
    prepare: async () => ({ page: '/feeds/new', action: '/feeds' }),
    values: {
      name: 'typed',
      way: 'sftp',
      address: 'sftp://feed.example/cars.csv',
      every: 'own',
      schedule: '0 6 * * 1-5',
    },
    button: 'Add the feed',
    fault: ['name', 'Not a name'],
  },
  'POST /feeds/:name/edit': typedForm(STOCK_FORMS['POST /feeds/:name/edit'], {
    button: 'Save the feed',
    fault: ['carsFallBy', 'many'],
  }),
  'POST /feeds/:name/pause': BUTTONS,
  'POST /feeds/:name/remove': BUTTONS,
  'POST /feeds/:name/upload': FILES,
  'POST /feeds/:name/pull': BUTTONS,
  'POST /feeds/:name/mapping': [
    typedForm(STOCK_FORMS['POST /feeds/:name/mapping'], { button: 'Save' }),
    typedForm(QUESTIONS_FORM, { button: 'Save' }),
  ],
  'POST /feed-runs/:id/trial': BUTTONS,
  'POST /feed-runs/:id': BUTTONS,
  'POST /feed-runs/:id/undo': BUTTONS,
  'POST /channels/:channel': BUTTONS,
  'POST /channels/:channel/push': typedForm(STOCK_FORMS['POST /channels/:channel/push'], {
    values: { hostKey: `SHA256:${'b'.repeat(43)}`, path: '/in/typed.csv', host: 'typed.example', username: 'typed' },
    fault: ['port', 'ten'],
  }),
  'POST /channels/:channel/push/pause': BUTTONS,
  'POST /channels/:channel/push/send': BUTTONS,
  'POST /channels/:channel/push/remove': BUTTONS,
  'POST /hand-cars': {
    prepare: async () => ({ page: '/hand-cars/new', action: '/hand-cars' }),
    button: 'Save as a draft',
  },
  'POST /hand-cars/:id': typedForm(STOCK_FORMS['POST /hand-cars/:id'], {
    button: 'Publish',
    fault: ['price', 'cheap'],
  }),
  'POST /stock/bulk': {
    prepare: async (both) => {
      // The only row of its table: what other forms did to their cars is not in it.
      const { page } = await STOCK_FORMS['POST /stock/:id/fields'].prepare(both)
      const stocknum = page.slice('/stock/'.length)
      return { page: `/stock?q=${stocknum}`, action: '/stock/bulk', having: 'name="value"' }
    },
    open: changesOne('Price'),
    elsewhere: async (_, { page }) => ({ page, open: changesOne('Tag') }),
    button: 'Preview',
    values: { value: '24990' },
    stores: 'Save one car',
    fault: ['value', 'cheap'],
  },
  'POST /stock/undo/:id': BUTTONS,
  'POST /stock/views': {
    prepare: async () => ({ page: '/stock?q=kia', action: '/stock/views', having: 'name="name"' }),
  },
  'POST /stock/columns': { prepare: async () => ({ page: '/stock', action: '/stock/columns' }) },
  'POST /stock/:id/fields': typedForm(STOCK_FORMS['POST /stock/:id/fields'], { fault: ['price', 'cheap'] }),
  'POST /stock/:id/act': BUTTONS,
  'POST /stock/:id/photos': [
    {
      prepare: async (both) => {
        const page = await photographed(both)
        const photo = pageOfPhoto(page, await photoTile(both.ann, page, 'b'))
        return { page: photo, action: `${page}/photos`, having: 'shown.text' }
      },
      button: 'Save description',
      elsewhere: async (both, { action }) => {
        const car = action.replace(/\/photos$/, '')
        return { page: pageOfPhoto(car, await photoTile(both.ann, car, 'c')) }
      },
      meanwhile: {
        said: /Ben Ito wrote at \d+:\d\d [ap]m/,
        by: async ({ ben }, { page, action, having }) =>
          ben.send(
            action,
            (await ben.open(page)).form(action, having).typed('text', 'The seats').sent(['do', 'describe']),
          ),
      },
    },
    {
      prepare: async (both) => {
        const { page, photo } = await withOwnPhoto(both)
        return { page: photo, action: `${page}/photos`, having: 'value="crop"' }
      },
      values: { ratio: '4:3', left: '10', top: '10', width: '60', height: '50' },
    },
  ],
  'POST /stock/:id/photos/upload': FILES,
  'POST /website': {
    prepare: async (both) => {
      await newDraft(both)
      return { page: '/website', action: '/website' }
    },
  },
  'POST /website/drafts/:draft/parts/:part': {
    because: 'Each field is stored as it is left, and sent again after a lost line (console-website.test.ts).',
  },
  'POST /website/drafts/:draft/pictures': FILES,
  'POST /website/drafts/:draft/pictures/use': BUTTONS,
  'POST /website/drafts/:draft/picture': {
    prepare: async (both) => {
      const page = await newPicture(both)
      return { page, action: page, having: 'What it shows' }
    },
    button: 'Save',
  },
  'POST /website/drafts/:draft/pages': {
    because: 'Its page has two forms of one address, for a page and an article (website-pages.route.test.ts).',
  },
  'POST /website/drafts/:draft/pages/edit': {
    because: 'A text is stored as it is typed, and sent again after a lost line (website-pages.route.test.ts).',
  },
  'POST /website/drafts/:draft/pages/picture': FILES,
  'POST /website/drafts/:draft/pages/delete': BUTTONS,
  'POST /website/drafts/:draft/rebase': BUTTONS,
  'POST /website/drafts/:draft/settle': BUTTONS,
  'POST /website/drafts/:draft/undo': BUTTONS,
  'POST /website/drafts/:draft/redo': BUTTONS,
  'POST /website/drafts/:draft/publish': {
    because: 'What is ticked there is chosen for this moment: the changes are others tomorrow.',
  },
  'POST /website/drafts/:draft/schedule': {
    prepare: (both) => ofDraft(both, 'schedule'),
    values: { startsAt: '2036-12-20T09:00', endsAt: '2036-12-27T09:00' },
    fault: ['endsAt', '2036-01-01T09:00'],
  },
  'POST /website/drafts/:draft/schedule/back': BUTTONS,
  'POST /website/versions': {
    because: 'A version is restored by one press; the part beside it is chosen for that press.',
  },
  'POST /website/drafts/:draft/share': { prepare: (both) => ofDraft(both, 'share') },
  'POST /website/drafts/:draft/share/:link/withdraw': BUTTONS,
  'POST /website/drafts/:draft/propose': {
    prepare: async (both) => {
      const at = await changedDraft(both)
      return { page: `${at}/changes`, action: `${at}/propose` }
    },
    roles: ['content'],
  },
  'POST /website/drafts/:draft/approve': BUTTONS,
  'POST /website/drafts/:draft/send-back': {
    prepare: async (both) => {
      const at = await changedDraft(both)
      await both.ben.send(`${at}/propose`, new URLSearchParams({ sentence: 'For Easter' }))
      return { page: `${at}/changes`, action: `${at}/send-back` }
    },
  },
  'POST /website/drafts/:draft/reopen': BUTTONS,
  'POST /website/drafts/:draft/discard': BUTTONS,
} as const satisfies Readonly<Record<PostAddress, FormRow>>
