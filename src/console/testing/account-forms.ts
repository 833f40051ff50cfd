import { DEACTIVATES, ENDS_INVITATION, INVITES, ROLES, UNDOES_DEACTIVATION } from './desk-acts.ts'
import { ADDS_HOOKS, MAKES_KEYS, PAUSES, REMOVES_HOOK, REPLACES_SECRET, REVOKES } from './site-acts.ts'
import type { TwoPeopleRow } from './two-people.ts'
import { TWO_WINDOWS } from './two-windows.ts'

/** What two people at once do to each form of one’s own account, of the staff, and of keys and webhooks. */
export const ACCOUNT_FORMS = {
  'POST /sign-in': { kind: 'exempt', because: 'Nobody is signed in yet, and nothing is stored but a session.' },
  'POST /sign-in/code': {
    kind: 'exempt',
    because: 'It proves who a person is, and stores nothing that another could write.',
  },
  'POST /forgotten': { kind: 'exempt', because: 'It sends a mail, and stores nothing that another could write.' },
  'POST /reset/:token': { kind: 'exempt', because: 'One link of one person, which works once.' },
  'POST /invitation/:token': { kind: 'exempt', because: 'One link of one person, which works once.' },
  'POST /sign-out': { kind: 'exempt', because: 'It ends the session of one browser.' },
  'POST /second-factor': { kind: 'exempt', because: 'One person’s own second factor.' },
  'POST /account/password': { kind: 'exempt', because: 'One person’s own password, with the one of before.' },
  'POST /account/sessions/:id/end': { kind: 'exempt', because: 'One person’s own session, which ends once.' },
  'POST /account/passkeys/:id/remove': { kind: 'exempt', because: 'One person’s own passkey, which goes once.' },
  'POST /account/app/remove': { kind: 'exempt', because: 'One person’s own app, which goes once.' },
  'POST /account/recovery-codes': { kind: 'exempt', because: 'One person’s own codes, made from the password.' },
  'POST /account/notifications': TWO_WINDOWS,
  'POST /account/notifications/phone': {
    kind: 'exempt',
    because: 'One person’s own number: no colleague can open it.',
  },
  'POST /account/notifications/phone/code': {
    kind: 'exempt',
    because: 'One person’s own number: no colleague can open it.',
  },
  'POST /account/notifications/phone/remove': {
    kind: 'exempt',
    because: 'One person’s own number: no colleague can open it.',
  },
  'POST /notifications/:id/read': { kind: 'exempt', because: 'One person’s own notification.' },
  'POST /notifications/read': { kind: 'exempt', because: 'One person’s own notifications.' },
  'POST /sites': { kind: 'exempt', because: 'It chooses the site of one browser.' },
  'POST /staff/invite': INVITES,
  'POST /staff/invitations/:id': ENDS_INVITATION,
  'POST /staff/members/:id/roles': ROLES,
  'POST /staff/members/:id/deactivate': DEACTIVATES,
  'POST /staff/members/:id/undo': UNDOES_DEACTIVATION,
  'POST /site/keys': MAKES_KEYS,
  'POST /site/keys/:id/revoke': REVOKES,
  'POST /site/webhooks': ADDS_HOOKS,
  'POST /site/webhooks/:id/secret': REPLACES_SECRET,
  'POST /site/webhooks/:id/pause': PAUSES,
  'POST /site/webhooks/:id/remove': REMOVES_HOOK,
  'POST /site/webhooks/:id/send': {
    kind: 'exempt',
    because: 'It sends a call once more, and stores nothing that another could write.',
  },
} as const satisfies Readonly<Record<string, TwoPeopleRow>>
