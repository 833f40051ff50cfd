import type { FeedFormField } from '#domain/intake/feed-form.ts'
import { definePage } from '../page-modules.ts'
import { Clashes, Shown } from '../parts/form/clashes.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, PageHeading } from '../parts/parts.tsx'
import { FeedInput, FeedPick } from './feed-form-fields.tsx'
import type { FeedFormPage } from './feed-form-values.ts'
import { FeedTrialCard } from './feed-trial-card.tsx'

export default definePage<FeedFormPage>({
  title: ({ name }) => (name === null ? 'Add a feed' : `Edit ${name}`),
  View: FeedFormView,
})

const WAYS = [
  ['https', 'Address (HTTPS)', 'We fetch the file from a web address.'],
  ['sftp', 'SFTP', 'We fetch it from an SFTP server.'],
  ['ftps', 'FTPS', 'We fetch it over FTP with TLS.'],
  ['upload', 'Upload', 'You upload the file here.'],
  ['push', 'Pushed', 'Your system sends each car to the API, with a key that may send cars.'],
] as const

/** INTAKE-1: the form of a feed. Fields that the chosen way has no use for are hidden by the stylesheet alone. */
function FeedFormView(page: FeedFormPage) {
  const { name } = page
  const action = name === null ? '/feeds' : `/feeds/${name}/edit`
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading title={name === null ? 'Add a feed' : `Edit ${name}`}>
        {name !== null && <a href={`/feeds/${name}/mapping`}>Columns</a>}
      </PageHeading>
      {/* The form leads to the result; where there is a fault, that is the result. */}
      {page.fault && (
        <div id="result">
          <Fault text={page.fault} />
        </div>
      )}
      <div className="mapping">
        <Form method="post" action={`${action}#result`} id="feed-form" className="feed-form">
          <Clashes clashes={page.clashes} />
          <Shown fields={page.shown} />
          <Way page={page} />
          <Server page={page} />
          <Content page={page} />
          <div className="toolbar">
            <span className="feed-served">
              <Button quiet name="do" value="try">
                Try it now
              </Button>
            </span>
            <Button name="do" value="save">
              {name === null ? 'Add the feed' : 'Save the feed'}
            </Button>
          </div>
        </Form>
        <div className="mapping-result" id={page.fault ? undefined : 'result'}>
          <FeedTrialCard trial={page.trial} mayTry={page.mayTry} />
          {page.removal && (
            <section className="card feed" aria-label="Remove the feed">
              <Fold>
                <summary>Remove this feed</summary>
                <Form method="post" action={`/feeds/${name}/remove`} className="feed-more">
                  <p>{page.removal}</p>
                  <div className="buttons">
                    <Button quiet>Remove the feed {name}</Button>
                  </div>
                </Form>
              </Fold>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Way({ page }: { readonly page: FeedFormPage }) {
  return (
    <section className="card feed" aria-labelledby="feed-way">
      <h2 id="feed-way">The feed</h2>
      {page.name === null && (
        <FeedInput page={page} name="name" label="Name" hint="Such as stock or used-cars. It stays as it is." />
      )}
      <fieldset className="feed-ways">
        <legend>How the file comes</legend>
        {WAYS.map(([value, label, hint], index) => (
          <label key={value} className="feed-way">
            <Input
              type="radio"
              name="way"
              value={value}
              defaultChecked={page.typed.way === value}
              required
              {...(index === 0 &&
                controlMarks('field-way', { fault: page.faults.way, hasFocus: page.firstFault === 'way' }))}
            />
            <span>
              <strong>{label}</strong>
              <br />
              <span className="quiet">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldFault id="field-way" fault={page.faults.way} />
    </section>
  )
}

function Server({ page }: { readonly page: FeedFormPage }) {
  return (
    <section className="card feed feed-served" aria-labelledby="feed-server">
      <h2 id="feed-server">Its server</h2>
      <FeedInput
        page={page}
        name="address"
        label="Address of the file"
        hint="https://…, sftp://… or ftps://…, with the file’s name and without a password. Addresses inside a private network are refused."
      />
      <FeedInput page={page} name="username" label="User name" hint="For HTTPS only if the server asks for one." />
      <FeedPick page={page} name="secret" label="Password" choices={page.secrets} hint={page.secretNote} />
      <div className="feed-sftp">
        <FeedInput
          page={page}
          name="hostKey"
          label="The server’s key"
          hint="Leave it empty: ‘Try it now’ shows the key to confirm. Or enter the sender’s, SHA256:…"
        />
      </div>
      <FeedPick page={page} name="every" label="How often we look" choices={page.every} />
      <div className="feed-at">
        <FeedInput page={page} name="time" label={`Time of the day in ${page.zone}`} type="time" />
      </div>
      <div className="feed-own">
        <FeedInput
          page={page}
          name="schedule"
          label="Schedule"
          hint={`Minute, hour, day, month, weekday, in ${page.zone}: 0 6 * * 1-5 is 6 am, Monday to Friday.`}
        />
      </div>
    </section>
  )
}

function Content({ page }: { readonly page: FeedFormPage }) {
  return (
    <section className="card feed" aria-labelledby="feed-content">
      <h2 id="feed-content">What is in it</h2>
      {page.places.length > 1 && (
        <FeedPick
          page={page}
          name="place"
          label="Whose cars"
          choices={page.places}
          hint="Rows without a dealership or location belong here. Rows of another one are refused."
        />
      )}
      <Fold open={['delimiter', 'encoding', 'records'].some((field) => isUsed(page, field))}>
        <summary>Format, if it is not found by itself</summary>
        <div className="feed-more">
          <FeedPick page={page} name="delimiter" label="Columns are separated by" choices={DELIMITERS} />
          <FeedPick page={page} name="encoding" label="Characters" choices={ENCODINGS} />
          <FeedInput
            page={page}
            name="records"
            label="Where the rows are"
            hint="JSON or XML: the name of the list or the element, such as vehicles."
          />
        </div>
      </Fold>
      <Fold open={LIMITS.some(([field]) => isUsed(page, field))}>
        <summary>Files that look wrong, and missing cars</summary>
        <div className="feed-more">
          {LIMITS.map(([field, label]) => (
            <FeedInput
              key={field}
              page={page}
              name={field}
              label={label}
              hint={page.usual[field]}
              inputMode="numeric"
            />
          ))}
        </div>
      </Fold>
    </section>
  )
}

const DELIMITERS = [
  { value: '', label: 'Found by itself' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: 'tab', label: 'Tab' },
  { value: '|', label: 'Bar' },
]
const ENCODINGS = [
  { value: '', label: 'Found by themselves' },
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16, little endian' },
  { value: 'utf-16be', label: 'UTF-16, big endian' },
  { value: 'windows-1252', label: 'Windows-1252 (Latin)' },
  { value: 'iso-8859-15', label: 'ISO 8859-15 (Latin with €)' },
]
const LIMITS = [
  ['carsFallBy', 'A file waits when more of the cars are missing than (%)'],
  ['locationFallsBy', 'The same at one location (%)'],
  ['pricesChange', 'A file waits when more prices change than (%)'],
  ['identitiesChange', 'A file waits when more cars change their number than (%)'],
  ['soldAfterFiles', 'A missing car is sold after this many files'],
] as const

function isUsed({ typed, faults }: FeedFormPage, field: string): boolean {
  return typed[field as FeedFormField] !== '' || faults[field as FeedFormField] !== undefined
}
