import type { ComparedCar, CompareView } from '#views/compare/compare-view.ts'
import type { ComparedCell, ComparedRow } from '#views/compare/compared-groups.ts'
import * as words from '#words/compare.ts'
import { CardTags } from '../card/card-tags.tsx'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { PriceStory, YourFigures } from '../finance/price-story.tsx'
import { useWords, withParts } from '../use-words.ts'
import { SendComparison } from './send-comparison.tsx'

const TABLE_ID = 'compare-table'

/** The table: one column per car, one row per fact. Names and labels are sticky while the rest scrolls. */
export function CompareTable({ comparison }: { readonly comparison: CompareView }) {
  const t = useWords()
  const { cars, groups, heading } = comparison
  return (
    <section aria-label={t(words.sideBySide)} className="compare-board">
      <DifferencesToggle comparison={comparison} />
      <YourFigures />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="compare-frame" tabIndex={0} aria-labelledby={TABLE_ID}>
        <table className="compare-table" data-cars={cars.length}>
          <caption id={TABLE_ID} className="sr-only">
            {heading}
          </caption>
          <thead>
            <tr className="compare-pictures">
              <td />
              {cars.map((car) => (
                <td key={car.id}>
                  <CarPicture car={car} />
                </td>
              ))}
            </tr>
            <tr className="compare-names">
              <td />
              {cars.map((car) => (
                <th key={car.id} scope="col">
                  <CarName car={car} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={cars.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.name} row={row} cars={cars} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <td />
              {cars.map(({ id, title, action }) => (
                <td key={id}>
                  {action ? (
                    <a href={action.href} className="button button-primary w-full">
                      {action.label}
                      <span className="sr-only">: {title}</span>
                    </a>
                  ) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {groups.length === 0 ? <p className="py-6">{t(words.theseCarsSameDetails)}</p> : null}
    </section>
  )
}

function DifferencesToggle({ comparison }: { readonly comparison: CompareView }) {
  const t = useWords()
  const { cars, onlyDifferences, differences, toggleHref } = comparison
  if (cars.length < 2) return null
  return (
    <div className="compare-toolbar">
      <a
        href={toggleHref}
        data-keep-place=""
        rel="nofollow"
        className="button button-outline compare-toggle"
        data-on={onlyDifferences ? '' : undefined}
      >
        {onlyDifferences ? t(words.showEverything) : t(words.showOnlyDifferences)}
      </a>
      <SendComparison comparison={comparison} />
      <p className="text-muted" aria-live="polite">
        {withParts(t, words.partMarkedPart2, {
          part: t(words.differences, { count: differences }),
          part2: (
            <span className="compare-mark" aria-hidden="true">
              ≠
            </span>
          ),
        })}
        <span className="sr-only">{t(words.asDifferent)}</span>
      </p>
    </div>
  )
}

function CarPicture({ car: { picture, tag, state } }: { readonly car: ComparedCar }) {
  return (
    <div className="card-picture">
      <Picture picture={picture} sizes="(width >= 64rem) 20rem, 40vw" decoding="async" />
      {/* In words: a tag's picture is wider than these small ones. */}
      <CardTags tag={tag && { kind: tag.kind, text: tag.text }} state={state} />
    </div>
  )
}

function CarName({ car }: { readonly car: ComparedCar }) {
  const t = useWords()
  return (
    <div className="compare-name">
      <a href={car.href} className="min-w-0">
        <span className="block">{car.title}</span>
        {car.subtitle ? <span className="compare-subtitle">{car.subtitle}</span> : null}
      </a>
      <a href={car.removeHref} rel="nofollow" className="compare-remove">
        <Icon name="close" className="size-4" />
        <span className="sr-only">{t(words.removeTitle, { title: car.title })}</span>
      </a>
    </div>
  )
}

function Row({ row, cars }: { readonly row: ComparedRow; readonly cars: readonly ComparedCar[] }) {
  const t = useWords()
  return (
    <tr data-row={row.name} data-differs={row.differs ? '' : undefined}>
      <th scope="row">
        {row.label}
        {row.differs ? (
          <span className="compare-mark">
            <span aria-hidden="true"> ≠</span>
            <span className="sr-only"> {t(words.different)}</span>
          </span>
        ) : null}
      </th>
      {row.cells.map((cell, at) => (
        <td key={cars[at]?.id}>
          <Cell cell={cell} car={cars[at]} />
          {row.name === 'price' ? (
            <PriceStory mark={cars[at]?.story} own={null} look="cell" part="sum" car={cars[at]?.title ?? ''} />
          ) : null}
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell, car }: { readonly cell: ComparedCell; readonly car: ComparedCar | undefined }) {
  const t = useWords()
  if (cell.kind === 'repayment')
    return <PriceStory mark={car?.story} own={cell.claim} look="cell" part="repayment" car={car?.title ?? ''} />
  if (cell.kind === 'feature' && cell.has)
    return (
      <>
        <Icon name="check" className="size-5 text-good" />
        <span className="sr-only">{t(words.yes)}</span>
      </>
    )
  if (cell.kind === 'feature' || cell.lines.length === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t(words.notListed)}</span>
      </span>
    )
  return (
    <>
      {cell.lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  )
}
