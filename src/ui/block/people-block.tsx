import type { PeopleBlockView } from '#views/block/people-block.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { PlacePhone } from '../location/place-phone.tsx'
import { BlockSection } from './block-section.tsx'

/** People with photo or initials, role and phone. */
export function PeopleBlock({ block, beside }: { readonly block: PeopleBlockView; readonly beside: boolean }) {
  const { kind, heading, text, people, replyTime } = block
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={beside}>
      <ul className="people">
        {people.map(({ name, role, photo, initials, text: words, phone, email, today }) => (
          <li key={name} className="person">
            {photo ? (
              <Picture picture={photo} sizes="6rem" alt="" className="person-face" loading="lazy" decoding="async" />
            ) : (
              <span className="person-face display" aria-hidden="true">
                {initials}
              </span>
            )}
            <div className="person-words">
              <p className="person-name">{name}</p>
              <p className="text-muted">{role}</p>
              {words ? <p className="person-text">{words}</p> : null}
              {today ? <p className="person-text">{today}</p> : null}
              {phone ? <PlacePhone place={phone} /> : null}
              {email ? (
                <a href={`mailto:${email}`} className="person-email">
                  <Icon name="mail" className="size-5 shrink-0" />
                  {email}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {replyTime ? <p className="text-muted">{replyTime}</p> : null}
    </BlockSection>
  )
}
