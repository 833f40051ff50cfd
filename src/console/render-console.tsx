import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ConsoleBuild, ConsolePage, Shell } from './console-page.ts'
import { ownTitle } from './own-title.ts'
import { AccountView, SitesView } from './ui/account-pages.tsx'
import { ApiKeysView } from './ui/api-keys-page.tsx'
import { AskView } from './ui/ask-page.tsx'
import { AppointmentView, CalendarView, NewAppointmentView } from './ui/calendar-pages.tsx'
import { ChannelsView } from './ui/channel-pages.tsx'
import { DeliveriesView } from './ui/deliveries-page.tsx'
import { CodeForm, SecondFactorForm } from './ui/factor-pages.tsx'
import { FeedFormView } from './ui/feed-form-page.tsx'
import { FeedRunView, FeedsView } from './ui/feed-pages.tsx'
import { FeedUploadView } from './ui/feed-upload-page.tsx'
import { FindView } from './ui/find-page.tsx'
import { Frame } from './ui/frame.tsx'
import { HandCarsView, HandCarView } from './ui/hand-car-pages.tsx'
import { HooksView } from './ui/hooks-page.tsx'
import { AssignmentView, TemplatesView } from './ui/inbox-settings-pages.tsx'
import { LeadsView } from './ui/leads/leads-view.tsx'
import { LeavingView } from './ui/leaving-page.tsx'
import { MappingView } from './ui/mapping-page.tsx'
import { NotificationSettingsView, NotificationsView } from './ui/notification-pages.tsx'
import { ReportsView } from './ui/report-pages.tsx'
import { ReservationsView, ReservationView } from './ui/reservation-pages.tsx'
import { ForgottenPage, InvitationForm, ResetPage, SignInPage } from './ui/sign-in-pages.tsx'
import { AuditView, StaffView, TodayView } from './ui/site-pages.tsx'
import { BulkView } from './ui/stock-bulk-page.tsx'
import { StockCarView } from './ui/stock-car-pages.tsx'
import { StockView } from './ui/stock-pages.tsx'
import { StockPhotoView } from './ui/stock-photo-page.tsx'
import css from './ui/stylesheet.css?inline'

/** The entry of the console's own build. `hashOf`: a short hash that changes with the stylesheet and the script. `version`: 'Forecourt 0.2.0', for the foot. */
export function createRenderer(
  hashOf: (text: string) => string,
  scriptText = '',
  version: string | null = null,
): ConsoleBuild {
  const stylesheet = { path: `/console-${hashOf(css)}.css`, text: css }
  const script = { path: `/console-${hashOf(scriptText)}.js`, text: scriptText }
  return {
    stylesheet,
    script,
    render: (page, shell) =>
      `<!DOCTYPE html>${renderToStaticMarkup(documentOf(page, shell, { stylesheet: stylesheet.path, script: script.path, version }))}`,
  }
}

function documentOf(
  page: ConsolePage,
  shell: Shell | null,
  {
    stylesheet,
    script,
    version,
  }: { readonly stylesheet: string; readonly script: string; readonly version: string | null },
): ReactElement {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${ownTitle(page) ?? TITLES[page.kind]} · Forecourt`}</title>
        <link rel="stylesheet" href={stylesheet} />
        {(shell || WITH_PASSKEYS.includes(page.kind)) && <script type="module" src={script} />}
      </head>
      <body>
        <Frame shell={shell} version={version}>
          {viewOf(page)}
        </Frame>
      </body>
    </html>
  )
}

/** Pages without the frame that use the script: a passkey is made and used by the browser (STAFF-2). */
const WITH_PASSKEYS: readonly ConsolePage['kind'][] = ['code', 'second-factor']

const TITLES: Readonly<Record<ConsolePage['kind'], string>> = {
  'sign-in': 'Sign in',
  code: 'Confirm that it is you',
  forgotten: 'Set a new password',
  reset: 'Set a new password',
  invitation: 'Invitation',
  'second-factor': 'Second factor',
  account: 'Your account',
  notifications: 'Notifications',
  'notification-settings': 'Notification settings',
  deliveries: 'Deliveries',
  sites: 'Choose a site',
  today: 'Today',
  staff: 'Staff',
  leaving: 'Deactivate',
  audit: 'Audit log',
  calendar: 'Calendar',
  appointment: 'Appointment',
  'new-appointment': 'New appointment',
  reservations: 'Reservations',
  reservation: 'Reservation',
  leads: 'Leads',
  'api-keys': 'API keys',
  hooks: 'Webhooks',
  'hand-cars': 'Cars added by hand',
  'hand-car': 'Car',
  reports: 'Reports',
  feeds: 'Feeds',
  'feed-run': 'A file of a feed',
  'feed-mapping': 'Mapping of a feed',
  'feed-form': 'A feed',
  'feed-upload': 'Upload a file',
  channels: 'Channels',
  find: 'Find',
  templates: 'Templates',
  assignment: 'Who gets a lead',
  stock: 'Stock',
  'stock-bulk': 'Change several cars',
  'stock-car': 'Car',
  'stock-photo': 'Photo',
  ask: 'One question',
  message: 'Console',
}

function viewOf(page: ConsolePage): ReactElement {
  switch (page.kind) {
    case 'sign-in':
      return <SignInPage {...page} />
    case 'code':
      return <CodeForm {...page} />
    case 'forgotten':
      return <ForgottenPage {...page} />
    case 'reset':
      return <ResetPage {...page} />
    case 'invitation':
      return <InvitationForm {...page} />
    case 'second-factor':
      return <SecondFactorForm {...page} />
    case 'account':
      return <AccountView {...page} />
    case 'notifications':
      return <NotificationsView {...page} />
    case 'notification-settings':
      return <NotificationSettingsView {...page} />
    case 'deliveries':
      return <DeliveriesView {...page} />
    case 'sites':
      return <SitesView {...page} />
    case 'today':
      return <TodayView {...page} />
    case 'staff':
      return <StaffView {...page} />
    case 'leaving':
      return <LeavingView {...page} />
    case 'audit':
      return <AuditView {...page} />
    case 'calendar':
      return <CalendarView {...page} />
    case 'appointment':
      return <AppointmentView {...page} />
    case 'new-appointment':
      return <NewAppointmentView {...page} />
    case 'reservations':
      return <ReservationsView {...page} />
    case 'reservation':
      return <ReservationView {...page} />
    case 'leads':
      return <LeadsView {...page} />
    case 'hand-cars':
      return <HandCarsView {...page} />
    case 'hand-car':
      return <HandCarView {...page} />
    case 'hooks':
      return <HooksView {...page} />
    case 'api-keys':
      return <ApiKeysView {...page} />
    case 'reports':
      return <ReportsView {...page} />
    case 'feeds':
      return <FeedsView {...page} />
    case 'feed-run':
      return <FeedRunView {...page} />
    case 'feed-form':
      return <FeedFormView {...page} />
    case 'feed-upload':
      return <FeedUploadView {...page} />
    case 'feed-mapping':
      return <MappingView {...page} />
    case 'channels':
      return <ChannelsView {...page} />
    case 'templates':
      return <TemplatesView {...page} />
    case 'assignment':
      return <AssignmentView {...page} />
    case 'find':
      return <FindView {...page} />
    case 'stock':
      return <StockView {...page} />
    case 'stock-bulk':
      return <BulkView {...page} />
    case 'stock-car':
      return <StockCarView {...page} />
    case 'stock-photo':
      return <StockPhotoView {...page} />
    case 'ask':
      return <AskView {...page} />
    case 'message':
      return (
        <div className="card narrow">
          <h1>{page.title}</h1>
          <p>{page.sentence}</p>
          <p>
            <a href="/">Back to Today</a>
          </p>
        </div>
      )
  }
}
