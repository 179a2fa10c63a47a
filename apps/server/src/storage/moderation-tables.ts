/** Tables of moderation and notifications, for Kysely. */
import type { ReportReason, ReportStatus, SanctionKind } from "@spellroom/protocol/http";
import type { Generated } from "kysely";

export interface ReportTable {
  id: string;
  reporter_id: string;
  accused_id: string;
  match_id: string | null;
  reason: ReportReason;
  text: string;
  status: ReportStatus;
  handled_by: string | null;
  handled_at: number | null;
  created_at: number;
}

export interface SanctionTable {
  id: string;
  account_id: string;
  kind: SanctionKind;
  reason: string;
  by_id: string;
  created_at: number;
  expires_at: number | null;
  lifted_at: number | null;
}

/** Only ever added to. */
export interface AuditLogTable {
  id: Generated<number>;
  moderator_id: string;
  action: string;
  subject_id: string;
  details: string;
  created_at: number;
}

export interface DirectMessageTable {
  id: Generated<number>;
  from_id: string;
  to_id: string;
  text: string;
  created_at: number;
}

export interface NotificationTable {
  id: Generated<number>;
  account_id: string;
  kind: string;
  document: string;
  created_at: number;
  read_at: number | null;
}
