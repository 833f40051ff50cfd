import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of staff and the audit log. */
export const STAFF_ROUTES = [
  {
    method: 'GET',
    path: '/staff',
    module: 'people/staff',
    access: 'staff.read',
    place: {
      in: 'People',
      label: 'Staff',
      note: 'Who works here, and what each may do.',
      words: 'team users members colleagues people roles rights permissions invitations',
    },
    acts: [
      {
        label: 'Invite a person',
        query: '?invite',
        access: 'staff.invite',
        words: 'add user member colleague team staff invitation new',
      },
    ],
  },
  { method: 'POST', path: '/staff/invite', module: 'people/staff', access: 'staff.invite' },
  { method: 'POST', path: '/staff/invitations/:id', module: 'people/staff', access: 'staff.invite' },
  { method: 'POST', path: '/staff/members/:id/roles', module: 'people/staff', access: 'staff.roles' },
  { method: 'GET', path: '/staff/members/:id/deactivate', module: 'people/staff', access: 'staff.deactivate' },
  { method: 'POST', path: '/staff/members/:id/deactivate', module: 'people/staff', access: 'staff.deactivate' },
  { method: 'POST', path: '/staff/members/:id/undo', module: 'people/staff', access: 'staff.deactivate' },
  {
    method: 'GET',
    path: '/audit',
    module: 'people/audit',
    access: 'audit.read',
    place: {
      in: 'People',
      label: 'Audit log',
      note: 'Who changed what, and when.',
      words: 'history changes activity security who did',
    },
  },
  { method: 'GET', path: '/audit.csv', module: 'people/audit', access: 'audit.read' },
] as const satisfies readonly ConsoleRoute[]
