import type { AuditPage, StaffPage, TodayPage } from '../console-page.ts'
import { LiveNews } from './leads/lead-parts.tsx'
import { LeadRows } from './leads/lead-rows.tsx'
import { Badge, Button, Choices, Empty, Fault, Field, PageHeading, Select, Time } from './parts.tsx'

export function TodayView({ siteName, figures, tasks, work }: TodayPage) {
  return (
    <>
      <PageHeading title="Today" note={siteName} />
      {figures.length > 0 && <LiveNews />}
      {figures.length > 0 && (
        <ul className="figures today-figures" aria-label="Leads">
          {figures.map(({ label, value, urgent, href }) => (
            <li key={label}>
              <a className={urgent ? 'figure urgent' : 'figure'} href={href}>
                <span>{label}</span>
                <strong>{value}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
      {tasks.length > 0 && (
        <section aria-label="To decide">
          <h2>To decide</h2>
          <ul className="card rows">
            {tasks.map(({ text, href, action, tone }) => (
              <li key={text} className="today-task">
                <span>
                  <Badge tone={tone}>{action}</Badge> {text}
                </span>
                <a href={href}>
                  Open<span className="visually-hidden">: {text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {work.map(({ title, href, count, rows }) => (
        <section key={href} className="lead-list" aria-label={title}>
          <div className="heading">
            <h2>{title}</h2>
            {count > rows.length && <a href={href}>Show all</a>}
          </div>
          <LeadRows rows={rows} />
        </section>
      ))}
      {work.length === 0 && tasks.length === 0 && (
        <Empty title="Nothing waits for you">
          {figures.length === 0 ? 'Your role has no leads to answer.' : <a href="/leads">All leads</a>}
        </Empty>
      )}
    </>
  )
}

export function StaffView(page: StaffPage) {
  const { fault, members, invitations, roles, locations } = page
  return (
    <>
      <PageHeading title="Staff" />
      <Fault text={fault} />
      <ul className="card rows">
        {members.map((member) => (
          <li key={member.id}>
            <span>
              <strong>{member.name}</strong> {member.isSelf && <span className="quiet">(you)</span>}
              <br />
              <span className="quiet">{member.email}</span>
              <br />
              {member.isActive ? `${member.roleNames} · ${member.scope}` : 'Deactivated'}
              {member.isActive && !member.hasSecondFactor && <span className="quiet"> · no second factor</span>}
            </span>
            {member.isActive && member.mayChange && (page.mayChangeRoles || page.mayDeactivate) && !member.isSelf && (
              <details>
                <summary>Change</summary>
                {page.mayChangeRoles && (
                  <form method="post" action={`/staff/members/${member.id}/roles`}>
                    <input type="hidden" name="seen" value={member.seen} />
                    <Choices legend="Roles" name="role" choices={roles} chosen={member.roles} />
                    <Choices
                      legend={`Locations (${page.noLocation})`}
                      name="location"
                      choices={locations}
                      chosen={member.locations}
                    />
                    <p className="quiet">Their API keys and webhooks that need more than this end.</p>
                    <Button>Save</Button>
                  </form>
                )}
                {page.mayDeactivate && (
                  <p>
                    <a href={`/staff/members/${member.id}/deactivate`}>Deactivate {member.name}</a>
                  </p>
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h2>Open invitations</h2>
          <ul className="card rows">
            {invitations.map(({ id, email, roleNames, scope, expires, mayEnd }) => (
              <li key={id}>
                <span>
                  {email}
                  <br />
                  <span className="quiet">
                    {roleNames} · {scope} · until <Time at={expires} />
                  </span>
                </span>
                {mayEnd && (
                  <form method="post" action={`/staff/invitations/${id}`} className="buttons">
                    <Button quiet name="do" value="again">
                      Send again
                    </Button>
                    <Button quiet name="do" value="revoke">
                      Revoke
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {page.mayInvite && (
        <form method="post" action="/staff/invite" className="card">
          <h2>Invite a colleague</h2>
          <Field label="Email" name="email" type="email" hint="The link in the mail works once, for seven days." />
          <Choices legend="Roles" name="role" choices={roles} />
          <Choices legend={`Locations (${page.noLocation})`} name="location" choices={locations} />
          <Button>Send the invitation</Button>
        </form>
      )}
    </>
  )
}

export function AuditView({ query, people, csv, older, rows }: AuditPage) {
  return (
    <>
      <PageHeading title="Audit log" />
      <form method="get" action="/audit" className="card filters">
        <Select label="Person" name="person" choices={people} value={query.person} empty="Everyone" />
        <Field label="Object" name="object" value={query.object} required={false} />
        <Field label="From" name="from" type="date" value={query.from} required={false} />
        <Field label="Until" name="until" type="date" value={query.until} required={false} />
        <Button>Show</Button>
        <a href={csv}>Download as CSV</a>
      </form>
      {rows.length === 0 ? (
        <Empty title="Nothing matches">Choose another person, object or day.</Empty>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be scrollable by keyboard.
        <section className="card scroll" aria-label="Changes" tabIndex={0}>
          <table className="stacked">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Object</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
                <th scope="col">From</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td data-label="When">
                    <Time at={row.at} />
                  </td>
                  <td data-label="Who">
                    <span>
                      {row.who} <span className="quiet">{row.how}</span>
                    </span>
                  </td>
                  <td data-label="What">{row.what}</td>
                  <td data-label="Object">{row.object}</td>
                  <td data-label="Before">{row.before}</td>
                  <td data-label="After">{row.after}</td>
                  <td data-label="From">{row.from}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {older && (
        <p>
          <a href={older}>Older</a>
        </p>
      )}
    </>
  )
}
