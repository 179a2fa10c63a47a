import { avatarSvg } from "../art/avatar.ts";
import { svgDataUri } from "../art/data-uri.ts";
import { classes } from "../class-names.ts";

export interface AvatarProps {
  name: string;
  /** read aloud; leave it out where the name stands beside it */
  label?: string;
  className?: string;
}

/** A player's medal, made from the name. Its size is the variable `--avatar`. */
export function Avatar({ name, label = "", className }: AvatarProps) {
  return (
    <img
      className={classes("sr-avatar", className)}
      src={svgDataUri(avatarSvg(name))}
      alt={label}
      draggable={false}
      decoding="async"
    />
  );
}
