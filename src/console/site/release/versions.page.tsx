import { definePage } from '../../page-modules.ts'
import { PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Empty, PageHeading, Select, Time } from '../../parts/parts.tsx'
import { Crumbs } from '../studio/draft-bar.tsx'
import type { VersionRow, VersionsPage } from './versions-values.ts'

export default definePage<VersionsPage>({ title: 'Versions', View: VersionsView })

function VersionsView({ versions, parts, part, older, fault }: VersionsPage) {
  return (
    <>
      <Crumbs links={[{ href: '/website', label: 'Website' }]} />
      <PageHeading
        title="Versions"
        note="Each publication is one version. ‘Restore’ makes a draft: visitors see it when you publish the draft."
      />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {versions.length === 0 ? (
        <Empty title="No versions">The website is not published yet.</Empty>
      ) : (
        <Form method="post" action="/website/versions" data-draft="none" className="website-drafts">
          {versions.some(({ canRestore }) => canRestore) && (
            <Select label="What to restore" name="part" choices={parts} value={part} empty="Everything" />
          )}
          <ol className="card rows" reversed>
            {versions.map((version) => (
              <Version key={version.number} {...version} />
            ))}
          </ol>
        </Form>
      )}
      {older !== null && (
        <p>
          <a href={`/website/versions?before=${older}`}>Older versions</a>
        </p>
      )}
    </>
  )
}

function Version({ number, at, by, message, isLive, canRestore }: VersionRow) {
  return (
    <li>
      <span className="words">
        <strong>Version {number}</strong> {isLive && <Badge tone="good">Live</Badge>} {message}{' '}
        <span className="quiet">
          by {by}, <Time at={at} />
        </span>
      </span>
      {canRestore && (
        <PlainButton
          className="button quiet-button"
          name="number"
          value={number}
          aria-label={`Restore version ${number}`}
        >
          Restore
        </PlainButton>
      )}
    </li>
  )
}
