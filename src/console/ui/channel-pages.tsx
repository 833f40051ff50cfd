import type { ChannelRow, ChannelsPage } from '../pages/channels-page.ts'
import { ChannelPush } from './channel-push.tsx'
import { Badge, Button, PageHeading } from './parts.tsx'

export function ChannelsView({ mayChange, channels }: ChannelsPage) {
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
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {address && (
        <div className="field">
          <label htmlFor={`${name}-address`}>Secret address</label>
          <input id={`${name}-address`} type="text" readOnly value={address} />
        </div>
      )}
      {mayChange && <Switch channel={channel} />}
      <ChannelPush channel={channel} mayChange={mayChange} />
      {blocked.length > 0 && (
        <details>
          <summary>
            {blocked.length === 1 ? '1 car is left out' : `${blocked.length} cars are left out`}, and why
          </summary>
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
        </details>
      )}
    </section>
  )
}

function Switch({ channel: { name, label, address, seen } }: { readonly channel: ChannelRow }) {
  const isOn = address !== null
  return (
    <form method="post" action={`/channels/${name}`} className="toolbar">
      <input type="hidden" name="seen" value={seen} />
      <Button name="to" value="on" quiet>
        {isOn ? 'New address' : 'Make an address'}
        <span className="visually-hidden"> for {label}</span>
      </Button>
      {isOn && (
        <Button name="to" value="off" quiet>
          End the address<span className="visually-hidden"> of {label}</span>
        </Button>
      )}
    </form>
  )
}
