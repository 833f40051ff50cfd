import type { FieldState } from '#domain/form/compare-shown.ts'
import { Clashes, Shown } from '../parts/form/clashes.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Fault, Time } from '../parts/parts.tsx'
import type { ChannelRow, PushState } from './channels-values.ts'

/** OUT-1: how a channel's file is sent by SFTP, and the form that says where. */
export function ChannelPush({ channel, mayChange }: { readonly channel: ChannelRow; readonly mayChange: boolean }) {
  const { state, fault } = channel.push
  if (state === null && !mayChange) return null
  return (
    <div className="channel-push">
      {state && <Sending channel={channel} state={state} mayChange={mayChange} />}
      {mayChange && (
        <Fold open={fault !== null || channel.push.clashes.length > 0}>
          <summary>{state === null ? 'Send the file by SFTP' : 'Change where it is sent'}</summary>
          <TargetForm channel={channel} />
        </Fold>
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
          <Form method="post" action={`${at}/send`}>
            <Button quiet>Send now{of}</Button>
          </Form>
          <Form method="post" action={`${at}/pause`}>
            <Button quiet name="pause" value={isPaused ? 'no' : 'yes'}>
              {isPaused ? 'Start again' : 'Pause'}
              {of}
            </Button>
          </Form>
          <Form method="post" action={`${at}/remove`}>
            <Input type="hidden" name="seen" value={where} />
            <Button quiet>Stop sending{of}</Button>
          </Form>
        </div>
      )}
    </>
  )
}

function MissingPassword({ variable }: { readonly variable: string | null }) {
  return variable === null ? (
    <p>The password is missing: give it to Forecourt’s support, who set it for this channel.</p>
  ) : (
    <p>
      The password is missing. Set <code>{variable}</code> on the server.
    </p>
  )
}

function TargetForm({ channel: { name, push } }: { readonly channel: ChannelRow }) {
  const { form, fault, clashes, variable, hasPassword, state } = push
  return (
    <Form method="post" action={`/channels/${name}/push`} className="stack">
      <Fault text={fault} />
      <Clashes clashes={clashes} />
      {state !== null && <Shown fields={Object.entries(form).map(([field, { shown }]) => ({ name: field, shown }))} />}
      <div className="channel-server">
        <Entry of={name} name="host" label="Server" field={form.host} hint="Such as sftp.partner.example" />
        <Entry of={name} name="port" label="Port" field={form.port} />
      </div>
      <Entry of={name} name="path" label="File on the server" field={form.path} hint="Folder and name" />
      <Entry of={name} name="username" label="User name" field={form.username} />
      <Entry
        of={name}
        name="hostKey"
        label="The server’s key"
        field={form.hostKey}
        hint="SHA256: and 43 characters. The partner gives it to you; nothing is sent to a server with another key."
      />
      {hasPassword ? (
        <p className="quiet">Forecourt’s support has set the password.</p>
      ) : (
        <MissingPassword variable={variable} />
      )}
      <div className="toolbar">
        <Button quiet={state !== null}>Save and send</Button>
      </div>
    </Form>
  )
}

function Entry({
  of,
  name,
  label,
  field,
  hint,
}: {
  readonly of: string
  readonly name: string
  readonly label: string
  readonly field: FieldState
  readonly hint?: string
}) {
  const id = `${of}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        name={name}
        type="text"
        inputMode={name === 'port' ? 'numeric' : undefined}
        defaultValue={field.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...controlMarks(id, field, hint ?? null)}
      />
      <FieldFault id={id} fault={field.fault} />
      {hint && (
        <small id={`${id}-hint`} className="quiet">
          {hint}
        </small>
      )}
    </div>
  )
}
