import type { Migration } from 'kysely/migration'
import * as stock from './001-020/001-stock.ts'
import * as leads from './001-020/002-leads.ts'
import * as phoneReveals from './001-020/003-phone-reveals.ts'
import * as deliveryKinds from './001-020/004-delivery-kinds.ts'
import * as appointments from './001-020/005-appointments.ts'
import * as pictures from './001-020/006-pictures.ts'
import * as carViews from './001-020/007-car-views.ts'
import * as locationReveals from './001-020/008-location-reveals.ts'
import * as garage from './001-020/009-garage.ts'
import * as valuations from './001-020/010-valuations.ts'
import * as reservations from './001-020/011-reservations.ts'
import * as platform from './001-020/012-platform.ts'
import * as abuse from './001-020/013-abuse.ts'
import * as deliveryTroubles from './001-020/014-delivery-troubles.ts'
import * as publishedVersions from './001-020/015-published-versions.ts'
import * as unsentDeliveries from './001-020/016-unsent-deliveries-expands.ts'
import * as inbox from './001-020/017-inbox-expands.ts'
import * as staff from './001-020/018-staff-expands.ts'
import * as alerts from './001-020/019-alerts-expands.ts'
import * as calendar from './001-020/020-calendar-expands.ts'
import * as desk from './021-desk-expands.ts'
import * as feeds from './022-feeds-expands.ts'
import * as apiKeys from './023-api-keys-expands.ts'
import * as channels from './024-channels-expands.ts'
import * as pushedCars from './025-pushed-cars-expands.ts'
import * as missedFiles from './026-missed-files-expands.ts'
import * as notifications from './027-notifications-expands.ts'
import * as texts from './028-texts-expands.ts'
import * as hooks from './029-hooks-expands.ts'
import * as unreadNotifications from './030-unread-notifications-expands.ts'
import * as handCars from './031-hand-cars-expands.ts'
import * as passkeys from './032-passkeys-expands.ts'
import * as mailFiles from './033-mail-files-expands.ts'
import * as carPhotos from './034-car-photos-expands.ts'
import * as stockTable from './035-stock-table-expands.ts'
import * as removedFeeds from './036-removed-feeds-expands.ts'
import * as channelPushes from './037-channel-pushes-expands.ts'
import * as reservationHooks from './038-reservation-hooks-expands.ts'
import * as auditedApps from './039-audited-apps-expands.ts'
import * as buyerChanges from './040-buyer-changes-expands.ts'
import * as wasPrices from './042-was-prices-expands.ts'
import * as dataKeys from './049-data-keys-expands.ts'
import * as usedCodes from './051-used-codes-expands.ts'
import * as standardHooks from './054-standard-hooks-expands.ts'

/** All migrations by name, in order. Released migrations never change, neither name nor effect. */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-stock': stock,
  '002-leads': leads,
  '003-phone-reveals': phoneReveals,
  '004-delivery-kinds': deliveryKinds,
  '005-appointments': appointments,
  '006-pictures': pictures,
  '007-car-views': carViews,
  '008-location-reveals': locationReveals,
  '009-garage': garage,
  '010-valuations': valuations,
  '011-reservations': reservations,
  '012-platform': platform,
  '013-abuse': abuse,
  '014-delivery-troubles': deliveryTroubles,
  '015-published-versions': publishedVersions,
  '016-unsent-deliveries-expands': unsentDeliveries,
  '017-inbox-expands': inbox,
  '018-staff-expands': staff,
  '019-alerts-expands': alerts,
  '020-calendar-expands': calendar,
  '021-desk-expands': desk,
  '022-feeds-expands': feeds,
  '023-api-keys-expands': apiKeys,
  '024-channels-expands': channels,
  '025-pushed-cars-expands': pushedCars,
  '026-missed-files-expands': missedFiles,
  '027-notifications-expands': notifications,
  '028-texts-expands': texts,
  '029-hooks-expands': hooks,
  '030-unread-notifications-expands': unreadNotifications,
  '031-hand-cars-expands': handCars,
  '032-passkeys-expands': passkeys,
  '033-mail-files-expands': mailFiles,
  '034-car-photos-expands': carPhotos,
  '035-stock-table-expands': stockTable,
  '036-removed-feeds-expands': removedFeeds,
  '037-channel-pushes-expands': channelPushes,
  '038-reservation-hooks-expands': reservationHooks,
  '039-audited-apps-expands': auditedApps,
  '040-buyer-changes-expands': buyerChanges,
  '042-was-prices-expands': wasPrices,
  '049-data-keys-expands': dataKeys,
  '051-used-codes-expands': usedCodes,
  '054-standard-hooks-expands': standardHooks,
}
