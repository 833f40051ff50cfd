import { definePage } from '../page-modules.ts'
import { PageHeading } from '../parts/parts.tsx'
import type { SettingsPage } from './settings-values.ts'

export default definePage<SettingsPage>({ title: 'Settings', View: SettingsView })

function SettingsView({ groups }: SettingsPage) {
  return (
    <>
      <PageHeading title="Settings" />
      <div className="settings">
        {groups.map(({ title, places }) => (
          <section key={title} className="settings-group" aria-label={title}>
            <h2>{title}</h2>
            <ul className="card rows">
              {places.map(({ href, label, note, acts }) => (
                <li key={href}>
                  <a className="settings-place" href={href}>
                    <strong>{label}</strong>
                    <span className="quiet">{note}</span>
                  </a>
                  {acts.map((act) => (
                    <a key={act.href} className="settings-act" href={act.href}>
                      {act.label}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
