import { counted } from '#domain/counted.ts'
import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, PageHeading } from '../parts/parts.tsx'
import { ChannelPush } from './channel-push.tsx'
import type { ChannelRow, ChannelsPage } from './channels-values.ts'

export default definePage<ChannelsPage>({ title: 'Channels', View: ChannelsView })

/** OUT-1, OUT-2: each channel with its link, where it is sent, and the cars that it leaves out. */
function ChannelsView({ mayChange, channels }: ChannelsPage) {
  return (
    <>
      <PageHeading title="Channels" note="Files of your stock for advertisers and partners." />
      {channels.map((channel) => (
        <Channel key={channel.name} channel={channel} mayChange={mayChange} />
      ))}
    </>
  )
}

function Channel({ channel, mayChange }: { readonly channel: ChannelRow; readonly mayChange: boolean }) {
  const { name, label, note, notice, isOn, address, eligible, total, blocked } = channel
  return (
    <section className="card channel" id={name} aria-labelledby={`${name}-title`}>
      <div className="heading">
        <div>
          <h2 id={`${name}-title`}>
            {label} <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>
          </h2>
          <p className="quiet">{note}</p>
        </div>
        <p className="channel-count">
          <strong className="number">{eligible}</strong> of <span className="number">{total}</span> cars
        </p>
      </div>
      <DoneLine text={notice} />
      {address && (
        <div className="field">
          <label htmlFor={`${name}-address`}>Secret link</label>
          <Input id={`${name}-address`} type="text" readOnly value={address} />
        </div>
      )}
      {mayChange && <Switch channel={channel} />}
      <ChannelPush channel={channel} mayChange={mayChange} />
      {blocked.length > 0 && (
        <Fold>
          <summary>{counted(blocked.length, 'car is left out', 'cars are left out')}, and why</summary>
          <ul className="rows">
            {blocked.map(({ car, stocknum, href, reasons }) => (
              <li key={href}>
                <a href={href}>{car}</a>
                {stocknum && <span className="quiet"> · {stocknum}</span>}
                <br />
                {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function Switch({ channel: { name, label, address, seen } }: { readonly channel: ChannelRow }) {
  const isOn = address !== null
  return (
    <Form method="post" action={`/channels/${name}`} className="toolbar">
      <Input type="hidden" name="seen" value={seen} />
      <Button name="to" value="on" quiet>
        {isOn ? 'Replace the link' : 'Make a link'}
        <span className="visually-hidden"> for {label}</span>
      </Button>
      {isOn && (
        <Button name="to" value="off" quiet>
          Turn the link off<span className="visually-hidden"> of {label}</span>
        </Button>
      )}
    </Form>
  )
}
