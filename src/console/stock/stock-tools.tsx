import { Fold, Input, PlainButton } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Field, Select } from '../parts/parts.tsx'
import type { StockPage } from './stock-values.ts'

/** Id of the form of words and filters. */
export const SEARCH_FORM = 'stock-search'

/** Words, filters and, on a phone, the order. */
export function StockTools({ page: { search } }: { readonly page: StockPage }) {
  return (
    <>
      <search>
        <Form method="get" action="/stock" id={SEARCH_FORM} className="stock-tools">
          {search.hidden.map(({ name, value }) => (
            <Input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <div className="field stock-words">
            <label htmlFor="stock-words" className="visually-hidden">
              Words, stock number, plate or VIN
            </label>
            <Input
              id="stock-words"
              type="search"
              name="q"
              defaultValue={search.words}
              placeholder="Words, stock number, plate or VIN"
            />
          </div>
          <Fold className="stock-filters" open={search.chips.length > 0}>
            <summary className="button quiet-button">Filters</summary>
            <div className="filter-fields">
              {search.selects.map(({ name, label, value, choices }) => (
                <Select key={name} label={label} name={name} choices={choices} value={value} empty="Any" />
              ))}
              {search.prices.map((price) => (
                <PriceField key={price.name} {...price} />
              ))}
            </div>
          </Fold>
          <div className="stock-order">
            <Select
              label="Order"
              isLabelHidden
              name="sort"
              choices={search.orders}
              value={search.order}
              empty="Usual order"
            />
          </div>
          <Button quiet>Search</Button>
        </Form>
      </search>
      {search.clear && (
        <p className="stock-chips">
          {search.chips.map(({ label, href }) => (
            <a key={label} href={href} className="view" aria-label={`Without ${label}`}>
              {label} <span aria-hidden="true">×</span>
            </a>
          ))}
          <a href={search.clear}>Clear</a>
        </p>
      )}
    </>
  )
}

function PriceField({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <Input id={`filter-${name}`} name={name} inputMode="numeric" autoComplete="off" defaultValue={value} />
    </div>
  )
}

/** Saves the table as it is under a name, and removes what was saved. */
export function ViewMenu({ page: { here, ownViews } }: { readonly page: StockPage }) {
  return (
    <Fold className="stock-menu">
      <summary>Save view</summary>
      <div className="stock-panel">
        <Form method="post" action="/stock/views">
          <Input type="hidden" name="here" value={here} />
          <Field
            label="Name of this view"
            name="name"
            hint="Its words, filters and order. Only you see it."
            missing="Give the view a name."
          />
          <Button>Save</Button>
        </Form>
        {ownViews.length > 0 && (
          <ul>
            {ownViews.map(({ id, name }) => (
              <li key={id}>
                <Form method="post" action="/stock/views">
                  <Input type="hidden" name="here" value={here} />
                  <Input type="hidden" name="id" value={id} />
                  <span>{name}</span>
                  <PlainButton
                    type="submit"
                    className="link"
                    name="do"
                    value="remove"
                    aria-label={`Remove the view ${name}`}
                  >
                    Remove
                  </PlainButton>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Fold>
  )
}

/** Which columns the person's table has. */
export function ColumnMenu({ page: { here, columns } }: { readonly page: StockPage }) {
  return (
    <Fold className="stock-menu stock-columns">
      <summary>Columns</summary>
      <Form method="post" action="/stock/columns" className="stock-panel">
        <Input type="hidden" name="here" value={here} />
        <fieldset>
          <legend>Columns of your table</legend>
          {columns.map(({ value, label, isShown }) => (
            <label key={value} className="tick">
              <Input type="checkbox" name="column" value={value} defaultChecked={isShown} /> {label}
            </label>
          ))}
        </fieldset>
        <div className="buttons">
          <Button>Save</Button>
          <Button quiet name="do" value="usual">
            Usual columns
          </Button>
        </div>
      </Form>
    </Fold>
  )
}
