"use client";

import { Dialog } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { PlayOptions } from "../../options/play-options.tsx";
import { useActions, useTable } from "../store/table-context.tsx";

/** How the table behaves and looks. */
export function SettingsDialog() {
  const open = useTable((screen) => screen.dialog === "settings");
  const { show } = useActions();
  const { menu } = useMessages().table;
  return (
    <Dialog open={open} title={menu.settings} closeLabel={menu.close} onClose={() => show({ dialog: null })}>
      {open && <PlayOptions level={3} />}
    </Dialog>
  );
}
