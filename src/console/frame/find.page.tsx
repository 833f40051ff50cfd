import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, PageHeading } from '../parts/parts.tsx'
import type { FindPage } from './find-values.ts'
import { FIND_LABEL, FIND_PLACEHOLDER } from './find-words.ts'
import { FoundGroups } from './found-groups.tsx'

export default definePage<FindPage>({ title: 'Find', View: FindView })

function FindView({ words, groups }: FindPage) {
  return (
    <>
      <PageHeading title="Find" />
      <search>
        <Form method="get" action="/find" className="search">
          <label className="visually-hidden" htmlFor="find-words">
            {FIND_LABEL}
          </label>
          <Input id="find-words" name="q" type="search" defaultValue={words} placeholder={FIND_PLACEHOLDER} />
          <Button quiet>Find</Button>
        </Form>
      </search>
      <FoundGroups groups={groups} />
    </>
  )
}
