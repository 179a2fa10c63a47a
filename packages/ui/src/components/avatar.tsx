import { classes } from "../base/class-names.ts";
import { usePainter } from "../card/painter.ts";

export interface AvatarProps {
  name: string;
  /** read aloud; leave it out where the name stands beside it */
  label?: string;
  className?: string;
}

/** A player's medal, made from the name. Its size is the variable `--avatar`. */
export function Avatar({ name, label = "", className }: AvatarProps) {
  const painter = usePainter();
  const named = label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  if (painter === null) return <span className={classes("sr-avatar", className)} {...named} />;
  return (
    <img
      className={classes("sr-avatar", className)}
      src={painter.avatar(name)}
      alt={label}
      draggable={false}
      decoding="async"
    />
  );
}
