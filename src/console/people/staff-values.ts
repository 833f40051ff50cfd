import type { Role } from '#domain/staff/roles.ts'
import type { Choice, Moment, UndoForm } from '../page-values.ts'
import type { FormFault } from '../parts/form/form-fault.ts'

/** Its fault is of a member, or with a field of the invitation. */
export interface StaffPage extends FormFault<'email' | 'role' | 'location'> {
  readonly kind: 'staff'
  /** What was done a moment ago; null: nothing. */
  readonly done: string | null
  /** Whether the form of an invitation is open. */
  readonly isInviting: boolean
  /** What the person filled in. */
  readonly invited: {
    readonly email: string
    readonly roles: readonly string[]
    readonly locations: readonly string[]
  }
  readonly mayInvite: boolean
  readonly mayChangeRoles: boolean
  readonly mayDeactivate: boolean
  /** Roles that the person may give. */
  readonly roles: readonly Choice[]
  readonly locations: readonly Choice[]
  /** What no ticked location means: 'none: all'. */
  readonly noLocation: string
  readonly members: readonly {
    readonly id: string
    /** STAFF-11: what the page shows of the person's rights. */
    readonly seen: string
    readonly name: string
    readonly email: string
    readonly roles: readonly Role[]
    readonly roleNames: string
    readonly scope: string
    readonly locations: readonly string[]
    readonly hasSecondFactor: boolean
    /** STAFF-13: within the roles and the scope of the person who looks. */
    readonly mayChange: boolean
    readonly isActive: boolean
    /** STAFF-12: takes their deactivation back; null: it cannot be undone. */
    readonly undo: UndoForm | null
    readonly isSelf: boolean
  }[]
  readonly invitations: readonly {
    readonly id: string
    readonly email: string
    readonly roleNames: string
    readonly scope: string
    readonly mayEnd: boolean
    readonly expires: Moment
  }[]
}
