const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `operations/${folder}${name}.ts`)

/** LAW-5: operations that read buyers' details and decide nothing with them, by what they do instead. */
export const NO_DECISION: Readonly<Record<string, readonly string[]>> = {
  'stores what the person sends': [
    ...inFolder('alert/', 'alert-wish confirm-alert'),
    ...inFolder('appointment/', 'change-appointment make-appointment show-visit'),
    ...inFolder('lead/', 'add-photos lead-photos store-lead take-lead'),
    ...inFolder('reservation/', 'reservation-leads'),
    ...inFolder('trade-in/', 'record-valuation'),
    ...inFolder('visitor/', 'watchlist'),
  ],
  'does what the person asked: ends messages, signs out, shows their own data': [
    ...inFolder('alert/', 'alert-of-token end-alerts renew-alert-link text-alert'),
    ...inFolder(
      'appointment/',
      'find-appointments next-visit show-appointment show-calendar mail-appointment remind-visits text-visit',
    ),
    ...inFolder('delivery/', 'tell-dealer'),
    ...inFolder('', 'renew-link'),
    ...inFolder('inbox/mail/', 'mail-buyer store-text text-buyer'),
    ...inFolder('lead/', 'show-lead-page show-success change-of-lead'),
    ...inFolder('person/', 'end-marketing'),
    ...inFolder('site/', 'show-answerer'),
    ...inFolder('reservation/', 'show-reservation reservation-place'),
    ...inFolder('trade-in/', 'find-valuation show-valuation'),
    ...inFolder('visitor/', 'find-visitor show-buyer-pages show-visitor show-watchlist send-code code-digits'),
  ],
  'shows or changes what one of the staff asks for': [
    ...inFolder('appointment/', 'staff-times'),
    ...inFolder('api/', 'guessed-keys key-actor'),
    ...inFolder('', 'colleagues'),
    ...inFolder('delivery/', 'acknowledge-lead'),
    ...inFolder('desk/', 'act-on-car show-desk-car show-stock'),
    ...inFolder('preview/', 'may-look'),
    ...inFolder('draft/', 'run-schedules'),
    ...inFolder(
      'inbox/',
      'act assign assignment-rules failed-deliveries list-conversations rule-writer send-text set-next-action set-stage shared-reads show-conversation show-inbox take-up undo-lead-step undo-rule-removal watch-inbox write-guard lead-summary',
    ),
    ...inFolder('inbox/mail/', 'draft-reply mail-templates mail-text send-reply show-mail-file write-reply write-text'),
    ...inFolder('lead/', 'list-leads send-test-lead show-photo'),
    ...inFolder('reservation/', 'manage-reservations reservation-desk'),
    ...inFolder('report/', 'read-report'),
    ...inFolder('sale/', 'others-who-asked take-sale-back win-lead'),
    ...inFolder('person/', 'people person-of-conversation'),
    ...inFolder('sending/', 'retry-delivery retry-lead'),
  ],
  'passes on to the dealer what was sent': [
    ...inFolder('inbox/mail/', 'record-bounce'),
    ...inFolder('delivery/', 'deliveries-now report-troubles'),
    ...inFolder('', 'answer-notices'),
    ...inFolder('sending/', 'deliver-lead release-claims send-delivery sweep-deliveries test-destination'),
    ...inFolder('hook/', 'send-hook'),
  ],
  'tells staff, and reads staff’s own numbers': [
    ...inFolder(
      'notify/',
      'notification-settings notify-of-failure notify-of-lead notify prove-phone read-notifications text-fault write-summaries',
    ),
    ...inFolder('reservation/', 'notify-of-ending-reservations'),
    ...inFolder('sending/', 'send-notification'),
  ],
  'deletes what is old, of any person': [
    ...inFolder('alert/', 'sweep-alerts'),
    ...inFolder('person/', 'sweep-mail-files sweep-old-details sweep-photos'),
  ],
  'counts without a name': [...inFolder('car/', 'count-view reveal-phone'), ...inFolder('bodies/', 'body-limits')],
  'reads the dealer’s own numbers and places, or a place that anybody may type': [
    ...inFolder('', 'clean-facts'),
    ...inFolder('car/', 'show-vehicle'),
    ...inFolder('channel/', 'offered-cars'),
    ...inFolder('intake/', 'push-car'),
    ...inFolder('listing/', 'find-place places-asked read-listing answer-search'),
    ...inFolder('mcp/', 'dealer-locations search-inventory'),
    ...inFolder('site/', 'phone-bar show-site show-sitemap site-tokens'),
    ...inFolder('stock/', 'car-placer'),
  ],
}
