import { definePage } from '../page-modules.ts'
import { DoneLine, UndoButton } from '../parts/done-line.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { marksOf, topFault } from '../parts/form/form-fault.ts'
import { Avatar, Badge, Button, Choices, Fault, Field, PageHeading, Time } from '../parts/parts.tsx'
import type { StaffPage } from './staff-values.ts'

export default definePage<StaffPage>({ title: 'Staff', View: StaffView })

function StaffView(page: StaffPage) {
  const { done, members, invitations } = page
  return (
    <>
      <PageHeading title="Staff" note="Who works here, and what each may do." />
      <DoneLine text={done} />
      <Fault text={topFault(page)} />
      {page.mayInvite && <Invite {...page} />}
      <ul className="card rows">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} page={page} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h2>Open invitations</h2>
          <ul className="card rows">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...invitation} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** STAFF-4. It opens for the address `/staff?invite`, and where something is wrong in it. */
function Invite(page: StaffPage) {
  const { roles, locations, noLocation, isInviting, invited } = page
  return (
    <Fold id="invite" className="invite" open={isInviting || page.field !== null}>
      <summary className="button">Invite a person</summary>
      <Form method="post" action="/staff/invite" className="card">
        <Field
          label="Email"
          name="email"
          type="email"
          value={invited.email}
          hint="The link in the mail works once, for seven days."
          missing="Enter the person’s email address."
          {...marksOf(page, 'email')}
        />
        <Choices legend="Roles" name="role" choices={roles} chosen={invited.roles} {...marksOf(page, 'role')} />
        <Choices
          legend={`Locations (${noLocation})`}
          name="location"
          choices={locations}
          chosen={invited.locations}
          {...marksOf(page, 'location')}
        />
        <Button>Send the invitation</Button>
      </Form>
    </Fold>
  )
}

type Member = StaffPage['members'][number]

function MemberRow({ member, page }: { readonly member: Member; readonly page: StaffPage }) {
  const { name, email, isSelf, isActive, roleNames, scope } = member
  const isChanged = isActive && member.mayChange && (page.mayChangeRoles || page.mayDeactivate) && !isSelf
  return (
    <li>
      <div className="member">
        <Avatar name={name} />
        <span>
          <strong>{name}</strong> {isSelf && <span className="quiet">(you)</span>}
          <br />
          <span className="quiet">{email}</span>
          <br />
          {isActive ? `${roleNames} · ${scope}` : 'Deactivated'}{' '}
          {isActive && !member.hasSecondFactor && <Badge>No second factor</Badge>}
        </span>
      </div>
      {member.undo && <UndoButton {...member.undo} name={name} />}
      {isChanged && <ChangeMember member={member} page={page} />}
    </li>
  )
}

function ChangeMember({ member, page }: { readonly member: Member; readonly page: StaffPage }) {
  const { id, name, seen } = member
  return (
    <Fold>
      <summary>
        Change<span className="visually-hidden"> {name}</span>
      </summary>
      {page.mayChangeRoles && (
        <Form method="post" action={`/staff/members/${id}/roles`}>
          <Input type="hidden" name="seen" value={seen} />
          <Choices legend="Roles" name="role" choices={page.roles} chosen={member.roles} />
          <Choices
            legend={`Locations (${page.noLocation})`}
            name="location"
            choices={page.locations}
            chosen={member.locations}
          />
          <p className="quiet">Their API keys and webhooks that need more than this end.</p>
          <Button>Save</Button>
        </Form>
      )}
      {page.mayDeactivate && (
        <p>
          <a className="tap" href={`/staff/members/${id}/deactivate`}>
            Deactivate {name}
          </a>
        </p>
      )}
    </Fold>
  )
}

function InvitationRow({ id, email, roleNames, scope, expires, mayEnd }: StaffPage['invitations'][number]) {
  return (
    <li>
      <span>
        {email}
        <br />
        <span className="quiet">
          {roleNames} · {scope} · until <Time at={expires} />
        </span>
      </span>
      {mayEnd && (
        <Form method="post" action={`/staff/invitations/${id}`} className="buttons">
          <Button quiet name="do" value="again">
            Send again
          </Button>
          <Button quiet name="do" value="revoke">
            Take back
          </Button>
        </Form>
      )}
    </li>
  )
}
