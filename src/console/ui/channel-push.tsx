import type { ChannelRow, PushState } from '../pages/channels-page.ts'
import { Badge, Button, Fault, Time } from './parts.tsx'

/** OUT-1: how a channel's file is sent by SFTP, and the form that says where. */
export function ChannelPush({ channel, mayChange }: { readonly channel: ChannelRow; readonly mayChange: boolean }) {
  const { state, fault } = channel.push
  if (state === null && !mayChange) return null
  return (
    <div className="channel-push">
      {state && <Sending channel={channel} state={state} mayChange={mayChange} />}
      {mayChange && (
        <details open={fault !== null}>
          <summary>{state === null ? 'Send the file by SFTP' : 'Change where it is sent'}</summary>
          <TargetForm channel={channel} />
        </details>
      )}
    </div>
  )
}

function Sending({
  channel: { name, label, push },
  state: { badge, where, isPaused, sent, error, failed, next },
  mayChange,
}: {
  readonly channel: ChannelRow
  readonly state: PushState
  readonly mayChange: boolean
}) {
  const at = `/channels/${name}/push`
  const of = <span className="visually-hidden"> {label}</span>
  return (
    <>
      <h3>
        Sent by SFTP <Badge tone={badge.tone}>{badge.text}</Badge>
      </h3>
      <p className="quiet words">
        To {where}
        {' · '}
        {sent ? (
          <>
            last sent <Time at={sent} />
          </>
        ) : (
          'not sent yet'
        )}
      </p>
      {error && push.hasPassword && (
        <p className="words">
          {error}{' '}
          <span className="quiet">
            {failed && (
              <>
                Tried <Time at={failed} />
                {next ? (
                  <>
                    , next try at <Time at={next} />
                  </>
                ) : (
                  ', not tried again until you send it'
                )}
                .
              </>
            )}
          </span>
        </p>
      )}
      {!push.hasPassword && <MissingPassword variable={push.variable} />}
      {mayChange && (
        <div className="toolbar">
          <form method="post" action={`${at}/send`}>
            <Button quiet>Send now{of}</Button>
          </form>
          <form method="post" action={`${at}/pause`}>
            <Button quiet name="pause" value={isPaused ? 'no' : 'yes'}>
              {isPaused ? 'Start again' : 'Pause'}
              {of}
            </Button>
          </form>
          <form method="post" action={`${at}/remove`}>
            <Button quiet>Stop sending{of}</Button>
          </form>
        </div>
      )}
    </>
  )
}

function MissingPassword({ variable }: { readonly variable: string }) {
  return (
    <p>
      The password is missing: ask the operator of the platform to set <code>{variable}</code>.
    </p>
  )
}

function TargetForm({ channel: { name, push } }: { readonly channel: ChannelRow }) {
  const { form, fault, variable, hasPassword, state } = push
  return (
    <form method="post" action={`/channels/${name}/push`} className="stack">
      <Fault text={fault} />
      <div className="channel-server">
        <Entry of={name} name="host" label="Server" value={form.host} hint="Such as sftp.partner.example" />
        <Entry of={name} name="port" label="Port" value={form.port} />
      </div>
      <Entry of={name} name="path" label="File on the server" value={form.path} hint="Folder and name" />
      <Entry of={name} name="username" label="User name" value={form.username} />
      <Entry
        of={name}
        name="hostKey"
        label="The server’s key"
        value={form.hostKey}
        hint="SHA256: and 43 characters. The partner gives it to you; nothing is sent to a server with another key."
      />
      {hasPassword ? (
        <p className="quiet">The operator of the platform has set the password.</p>
      ) : (
        <MissingPassword variable={variable} />
      )}
      <div className="toolbar">
        <Button quiet={state !== null}>Save and send</Button>
      </div>
    </form>
  )
}

function Entry({
  of,
  name,
  label,
  value,
  hint,
}: {
  readonly of: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string
}) {
  const id = `${of}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={name === 'port' ? 'numeric' : undefined}
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <small id={`${id}-hint`} className="quiet">
          {hint}
        </small>
      )}
    </div>
  )
}
