const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `operations/${folder}${name}.ts`)

/** LAW-5: operations that read buyers' details and decide nothing with them, by what they do instead. */
export const NO_DECISION: Readonly<Record<string, readonly string[]>> = {
  'stores what the person sends': [
    ...inFolder('alert/', 'alert-wish confirm-alert'),
    ...inFolder('appointment/', 'change-appointment make-appointment show-visit'),
    ...inFolder('lead/', 'add-photos lead-photos store-lead'),
    ...inFolder('reservation/', 'reservation-leads'),
    ...inFolder('trade-in/', 'record-valuation'),
    ...inFolder('visitor/', 'watchlist'),
  ],
  'does what the person asked: ends messages, signs out, shows their own data': [
    ...inFolder('alert/', 'alert-token end-alerts'),
    ...inFolder('appointment/', 'find-appointments show-appointment show-calendar mail-appointment'),
    ...inFolder('lead/', 'show-lead-page show-success change-of-lead tell-dealer'),
    ...inFolder('person/', 'end-marketing'),
    ...inFolder('reservation/', 'show-reservation reservation-place'),
    ...inFolder('trade-in/', 'find-valuation show-valuation'),
    ...inFolder('visitor/', 'find-visitor show-visitor show-watchlist send-code code-digits'),
  ],
  'shows or changes what one of the staff asks for': [
    ...inFolder('appointment/', 'staff-times'),
    ...inFolder('api/', 'guessed-keys key-actor'),
    ...inFolder('delivery/', 'acknowledge-lead retry-lead'),
    ...inFolder('desk/', 'show-stock'),
    ...inFolder(
      'inbox/',
      'act assign assignment-rules colleagues failed-deliveries list-conversations person-of-conversation retry-delivery send-text set-next-action set-stage shared-reads show-conversation show-inbox show-photo take-up watch-inbox write-guard write-text lead-summary',
    ),
    ...inFolder('inbox/mail/', 'draft-reply mail-templates send-reply show-mail-file write-reply'),
    ...inFolder('lead/', 'list-leads show-lead send-test-lead'),
    ...inFolder('reservation/', 'manage-reservations reservation-desk'),
    ...inFolder('report/', 'read-report'),
    ...inFolder('person/', 'people'),
  ],
  'passes on to the dealer what was sent': [
    ...inFolder('inbox/mail/', 'record-bounce'),
    ...inFolder(
      'delivery/',
      'deliver-lead release-claims report-troubles send-delivery sweep-deliveries test-destination',
    ),
    ...inFolder('hook/', 'send-hook'),
  ],
  'tells staff, and reads staff’s own numbers': inFolder(
    'notify/',
    'notification-settings notify-of-ending-reservations notify-of-failure notify-of-lead notify prove-phone read-notifications send-notification text-fault write-summaries',
  ),
  'deletes what is old, of any person': [
    ...inFolder('alert/', 'sweep-alerts'),
    ...inFolder('person/', 'sweep-mail-files sweep-old-details sweep-photos'),
    ...inFolder('visitor/', 'sweep-sign-ins'),
  ],
  'counts without a name': inFolder('car/', 'count-view reveal-phone'),
  'reads the dealer’s own numbers and places, or a place that anybody may type': [
    ...inFolder('', 'clean-facts platform'),
    ...inFolder('car/', 'show-vehicle'),
    ...inFolder('channel/', 'offered-cars'),
    ...inFolder('intake/', 'push-car'),
    ...inFolder('listing/', 'find-place search-stock'),
    ...inFolder('mcp/', 'dealer-locations search-inventory'),
    ...inFolder('site/', 'phone-bar show-site show-sitemap site-tokens'),
    ...inFolder('stock/', 'car-placer'),
  ],
}
