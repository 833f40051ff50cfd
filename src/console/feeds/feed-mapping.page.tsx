import { useState } from 'react'
import { definePage } from '../page-modules.ts'
import { Clashes, Shown } from '../parts/form/clashes.tsx'
import { Fold } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Choices, Empty, Fault, PageHeading } from '../parts/parts.tsx'
import { MappingChoice } from './mapping-choice.tsx'
import { MappingQuestions } from './mapping-questions.tsx'
import type { MappingLine, MappingPage } from './mapping-values.ts'
import { TriedRowsView } from './tried-rows.tsx'
import { useFormTrial } from './use-form-trial.ts'

export default definePage<MappingPage>({ title: ({ feed }) => `Columns of ${feed}`, View: MappingView })

/** INTAKE-6: fields with their columns at one side, the result on the file at the other; on a phone one after the other. */
function MappingView(page: MappingPage) {
  const { shown, isBusy, said, follow } = useFormTrial(page)
  const lines = page.lines.filter(({ isMain }) => isMain)
  const others = page.lines.filter(({ isMain }) => !isMain)
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading title={`Columns of ${page.feed}`} note={page.file} />
      {page.notice && (
        <p className="card done" role="status">
          {page.notice}
        </p>
      )}
      <Fault text={page.fault} />
      {page.file === null && (
        <Empty title="No file yet">
          Columns are matched when the first file is here. {page.uploadHref && <a href={page.uploadHref}>Upload one</a>}
        </Empty>
      )}
      <div className="mapping">
        <Form method="post" action={page.action} className="card feed" onChange={follow}>
          <Clashes clashes={page.clashes} />
          <Shown fields={page.before} />
          <MappingQuestions questions={page.questions} units={page.units} />
          <h2>Match the columns</h2>
          {page.isMatched && <p className="quiet">Columns with a usual name match by themselves. Choose the others.</p>}
          <div className="mapping-lines">
            {lines.map((line) => (
              <Line key={line.field} line={line} page={page} />
            ))}
          </div>
          {others.length > 0 && (
            <Fold>
              <summary>{others.length} more fields</summary>
              <div className="mapping-lines feed-more">
                {others.map((line) => (
                  <Line key={line.field} line={line} page={page} />
                ))}
              </div>
            </Fold>
          )}
          <Apart page={page} isNeeded={shown.apart.isNeeded} />
          <div className="buttons mapping-bar">
            <Button name="do" value="try" quiet>
              Show the result
            </Button>
            <Button name="do" value="save" quiet={page.mayRead}>
              Save
            </Button>
            {page.mayRead && (
              <Button name="do" value="read">
                Save and read the file
              </Button>
            )}
          </div>
        </Form>
        {page.file !== null && (
          <div className="mapping-result">
            <p className="visually-hidden" aria-live="polite">
              {said}
            </p>
            <div className="mapping-result" aria-busy={isBusy || undefined}>
              <TriedRowsView rows={shown.rows} title="Result" />
            </div>
            <FirstRows page={page} />
          </div>
        )}
      </div>
    </>
  )
}

function Line({ line, page }: { readonly line: MappingLine; readonly page: MappingPage }) {
  const { field, matched } = line
  const [from, setFrom] = useState(line.from)
  const sample = page.samples[from === '' ? (matched ?? '') : from]
  const isAbsent = line.from !== '' && !line.from.startsWith('=') && !page.columns.includes(line.from)
  return (
    <MappingChoice
      id={`field-${field}`}
      name={field}
      line={line}
      hint={sample}
      onChange={({ target }) => setFrom(target.value)}
    >
      <option value="">{line.none}</option>
      {line.hasRule && <option value="=rule">Own rule of this feed</option>}
      {(matched !== null || line.from === '=nothing') && <option value="=nothing">Leave empty</option>}
      {isAbsent && <option value={line.from}>{line.from} (not in this file)</option>}
      {page.columns.map((column) => (
        <option key={column} value={column}>
          {column}
        </option>
      ))}
    </MappingChoice>
  )
}

/** K-3: cars that have no number of their own. */
function Apart({ page, isNeeded }: { readonly page: MappingPage; readonly isNeeded: boolean }) {
  const { chosen } = page.apart
  const all = [...new Set([...page.columns, ...chosen])]
  if (all.length === 0) return null
  return (
    <Fold open={isNeeded || chosen.length > 0}>
      <summary>Cars without a number</summary>
      <div className="feed-more">
        <p className="quiet">
          {isNeeded && <strong>Cars of this file have no stock number, VIN or plate. </strong>}
          Tick the columns that tell such cars apart and stay the same for a car: not its price.
        </p>
        <Choices
          legend="What tells the cars apart"
          name="apart"
          choices={all.map((column) => ({ value: column, label: column }))}
          chosen={chosen}
        />
      </div>
    </Fold>
  )
}

function FirstRows({ page: { columns, first } }: { readonly page: MappingPage }) {
  if (first.length === 0) return null
  return (
    <section className="card feed" aria-labelledby="first-rows">
      <h2 id="first-rows">The first rows of the file</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className="feed-table" aria-label="Rows of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change on a page
              <tr key={row}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
