import { definePage } from '../../page-modules.ts'
import { Form } from '../../parts/form/form.tsx'
import { Button, PageHeading } from '../../parts/parts.tsx'
import { DraftBar } from './draft-bar.tsx'
import { FoundOptions, OptionSearch, OutlineList } from './outline-list.tsx'
import type { WebsiteDraftPage } from './website-values.ts'

export default definePage<WebsiteDraftPage>({ title: ({ bar }) => bar.name, View: WebsiteDraftView })

function WebsiteDraftView({ bar, outline, words, found }: WebsiteDraftPage) {
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={at} />
      <PageHeading
        title={bar.name}
        note="Choose what you want to change. Visitors see nothing of it before you publish."
      >
        <a className="button quiet-button" href={`${at}/share`}>
          Share
        </a>
        {bar.isOpen && (
          <Form method="post" action={`${at}/discard`} data-draft="none">
            <Button quiet>Discard this draft</Button>
          </Form>
        )}
      </PageHeading>
      <OptionSearch action={at} words={words} />
      {words !== '' && <FoundOptions words={words} found={found} />}
      <OutlineList outline={outline} />
    </>
  )
}
