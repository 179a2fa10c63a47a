/**
 * What the ticket office does in Redis, each script at once and whole.
 *
 * A ticket is spread over hashes by its id (document, account, kind, since), is in `waiting` with its lease
 * while it waits, and in `claimed` with its match while it is claimed. A claim is in `claims` with its lease.
 */
import { channelOf } from "../cluster/redis-bus.ts";
import { RedisScript } from "../cluster/redis-store.ts";

export const TICKET_KEYS = [
  "ticket-documents", // 1: ticket -> wish
  "ticket-accounts", // 2: ticket -> account
  "ticket-pools", // 3: ticket -> kind:format and more
  "ticket-since", // 4: ticket -> time (sorted)
  "ticket-of", // 5: account -> ticket
  "tickets-waiting", // 6: ticket -> lease (sorted)
  "tickets-claimed", // 7: ticket -> match
  "claims", // 8: match -> lease (sorted)
  "claim-holders", // 9: match -> proof of the claim
  "claim-tickets", // 10: match -> tickets, separated by commas
  "matched:", // 11: (prefix of) account -> match, for some minutes
  "seeks-version", // 12: counter of changes
  channelOf("seeks"), // 13
  channelOf("meeting"), // 14
  channelOf("queue"), // 15
] as const;

const HELPERS = `
local function isSeek(id)
  return string.sub(redis.call('HGET', KEYS[3], id) or '', 1, 5) == 'seek:'
end
local function tellSeek(id)
  if not isSeek(id) then return end
  local pool = redis.call('HGET', KEYS[3], id)
  local wish = cjson.decode(redis.call('HGET', KEYS[1], id))
  redis.call('PUBLISH', KEYS[13], '{"version":' .. redis.call('INCR', KEYS[12]) .. ',"change":{"kind":"put","seek":{'
    .. '"id":' .. cjson.encode(id) .. ',"format":' .. cjson.encode(string.sub(pool, 6))
    .. ',"accountId":' .. cjson.encode(wish.accountId) .. ',"name":' .. cjson.encode(wish.name)
    .. ',"timeControl":' .. cjson.encode(wish.timeControl) .. ',"rated":' .. tostring(wish.rated)
    .. ',"bestOf":' .. string.format('%d', wish.bestOf or 1)
    .. ',"watchDelayMs":' .. string.format('%d', wish.watchDelayMs or 0)
    .. ',"rating":' .. string.format('%.17g', wish.rating)
    .. ',"since":' .. string.format('%d', redis.call('ZSCORE', KEYS[4], id)) .. '}}}')
end
local function tellSeekGone(id)
  if not isSeek(id) then return end
  redis.call('PUBLISH', KEYS[13], '{"version":' .. redis.call('INCR', KEYS[12])
    .. ',"change":{"kind":"removed","id":' .. cjson.encode(id) .. '}}')
end
local function tellLost(account, reason)
  redis.call('PUBLISH', KEYS[14], '{"kind":"ticket-lost","accountIds":[' .. cjson.encode(account)
    .. '],"reason":' .. cjson.encode(reason) .. '}')
end
local function tellQueue()
  redis.call('PUBLISH', KEYS[15], '{"kind":"changed"}')
end
local function forget(id)
  local account = redis.call('HGET', KEYS[2], id)
  if account and redis.call('HGET', KEYS[5], account) == id then redis.call('HDEL', KEYS[5], account) end
  for _, key in ipairs({1, 2, 3, 7}) do redis.call('HDEL', KEYS[key], id) end
  for _, key in ipairs({4, 6}) do redis.call('ZREM', KEYS[key], id) end
  return account
end
local function make(id, account, pool, wish, since, lease)
  redis.call('HSET', KEYS[1], id, wish)
  redis.call('HSET', KEYS[2], id, account)
  redis.call('HSET', KEYS[3], id, pool)
  redis.call('ZADD', KEYS[4], since, id)
  redis.call('HSET', KEYS[5], account, id)
  redis.call('ZADD', KEYS[6], lease, id)
  redis.call('DEL', KEYS[11] .. account)
end
local function isWaiting(id)
  local lease = redis.call('ZSCORE', KEYS[6], id)
  return lease and tonumber(lease) > now
end
-- {id, wish, since} of each
local function describe(ids)
  local described = {}
  for _, id in ipairs(ids) do
    local wish = redis.call('HGET', KEYS[1], id)
    if wish then described[#described + 1] = {id, wish, redis.call('ZSCORE', KEYS[4], id)} end
  end
  return described
end
local function claim(match, proof, lease, ids)
  for _, id in ipairs(ids) do
    redis.call('ZREM', KEYS[6], id)
    redis.call('HSET', KEYS[7], id, match)
    tellSeekGone(id)
  end
  redis.call('ZADD', KEYS[8], now + lease, match)
  redis.call('HSET', KEYS[9], match, proof)
  redis.call('HSET', KEYS[10], match, table.concat(ids, ','))
end
local function ticketsOf(match)
  local ids = {}
  for id in string.gmatch(redis.call('HGET', KEYS[10], match) or '', '[^,]+') do ids[#ids + 1] = id end
  return ids
end
local function endClaim(match)
  redis.call('ZREM', KEYS[8], match)
  redis.call('HDEL', KEYS[9], match)
  redis.call('HDEL', KEYS[10], match)
end
`;

function script(body: string): RedisScript {
  return new RedisScript(HELPERS + body);
}

/** ARGV: id for a new ticket, account, pool, wish, lease. Returns {'pairing', match} or {'ok', id, since}. */
export const ENQUEUE = script(`
local id, account, pool, wish, lease = ARGV[1], ARGV[2], ARGV[3], ARGV[4], now + ARGV[5]
local held = redis.call('HGET', KEYS[5], account)
local match = held and redis.call('HGET', KEYS[7], held)
if match then return {'pairing', match} end
local since = string.format('%d', now)
if held and redis.call('HGET', KEYS[3], held) == pool then
  id, since = held, redis.call('ZSCORE', KEYS[4], held)
elseif held then
  tellSeekGone(held)
  forget(held)
end
make(id, account, pool, wish, since, lease)
tellSeek(id)
tellQueue()
return {'ok', id, since}`);

/** ARGV: account. Returns {'none'}, {'pairing', match} or {'cancelled'}. */
export const CANCEL = script(`
local held = redis.call('HGET', KEYS[5], ARGV[1])
if not held then return {'none'} end
local match = redis.call('HGET', KEYS[7], held)
if match then return {'pairing', match} end
tellSeekGone(held)
forget(held)
return {'cancelled'}`);

/** ARGV: account. Returns {'none'}, {'matched', match}, {'pairing', match} or {'waiting', id, wish, since}. */
export const STATUS = script(`
local held = redis.call('HGET', KEYS[5], ARGV[1])
if not held then
  local matched = redis.call('GET', KEYS[11] .. ARGV[1])
  if matched then return {'matched', matched} end
  return {'none'}
end
local match = redis.call('HGET', KEYS[7], held)
if match then return {'pairing', match} end
local ticket = describe({held})[1]
if not ticket then return {'none'} end
return {'waiting', ticket[1], ticket[2], ticket[3]}`);

/** ARGV: lease, accounts. */
export const CONFIRM = script(`
for index = 2, #ARGV do
  local held = redis.call('HGET', KEYS[5], ARGV[index])
  if held then redis.call('ZADD', KEYS[6], 'XX', now + ARGV[1], held) end
end`);

export const SWEEP = script(`
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[6], '-inf', now)) do
  tellSeekGone(id)
  local account = forget(id)
  if account then tellLost(account, 'expired') end
end`);

/** ARGV: kind. Returns the version of the seeks and {id, wish, since} of all that wait, longest first. */
export const WAITING = script(`
local ids = {}
for _, id in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do
  local pool = redis.call('HGET', KEYS[3], id) or ''
  if string.sub(pool, 1, #ARGV[1] + 1) == ARGV[1] .. ':' and isWaiting(id) then ids[#ids + 1] = id end
end
return {tonumber(redis.call('GET', KEYS[12]) or 0), describe(ids)}`);

/** ARGV: match, proof, lease, tickets. Returns their descriptions, or none. */
export const CLAIM = script(`
if redis.call('HEXISTS', KEYS[9], ARGV[1]) == 1 then return {} end
local ids = {}
for index = 4, #ARGV do
  if not isWaiting(ARGV[index]) then return {} end
  ids[#ids + 1] = ARGV[index]
end
claim(ARGV[1], ARGV[2], ARGV[3], ids)
return describe(ids)`);

/**
 * ARGV: match, proof, lease, seek, id for the acceptor's ticket, account, its wish.
 * Returns {'gone'}, {'own'}, {'pairing', match} or {'ok', descriptions}.
 */
export const ACCEPT = script(`
local seek, id, account = ARGV[4], ARGV[5], ARGV[6]
if not isWaiting(seek) or not isSeek(seek) then return {'gone'} end
if redis.call('HGET', KEYS[2], seek) == account then return {'own'} end
local held = redis.call('HGET', KEYS[5], account)
local match = held and redis.call('HGET', KEYS[7], held)
if match then return {'pairing', match} end
if held then
  tellSeekGone(held)
  forget(held)
end
make(id, account, redis.call('HGET', KEYS[3], seek), ARGV[7], string.format('%d', now), now + ARGV[3])
claim(ARGV[1], ARGV[2], ARGV[3], {seek, id})
return {'ok', describe({seek, id})}`);

/** ARGV: proof, lease. Returns {match, descriptions}, or nothing. */
export const CLAIM_ABANDONED = script(`
local match = redis.call('ZRANGEBYSCORE', KEYS[8], '-inf', now, 'LIMIT', 0, 1)[1]
if not match then return {} end
redis.call('ZADD', KEYS[8], now + ARGV[2], match)
redis.call('HSET', KEYS[9], match, ARGV[1])
return {match, describe(ticketsOf(match))}`);

/** ARGV: match, proof, origin, how long to remember. Returns whether the claim was still held. */
export const COMPLETE = script(`
if redis.call('HGET', KEYS[9], ARGV[1]) ~= ARGV[2] then return 0 end
local accounts = {}
for _, id in ipairs(ticketsOf(ARGV[1])) do
  local account = forget(id)
  if account then
    accounts[#accounts + 1] = cjson.encode(account)
    redis.call('SET', KEYS[11] .. account, ARGV[1], 'PX', ARGV[4])
  end
end
endClaim(ARGV[1])
redis.call('PUBLISH', KEYS[14], '{"kind":"matched","accountIds":[' .. table.concat(accounts, ',')
  .. '],"matchId":' .. cjson.encode(ARGV[1]) .. ',"origin":' .. cjson.encode(ARGV[3]) .. '}')
return 1`);

/** ARGV: match, proof, lease, then account and reason of those to drop. Returns whether the claim was held. */
export const RELEASE = script(`
if redis.call('HGET', KEYS[9], ARGV[1]) ~= ARGV[2] then return 0 end
local reasons = {}
for index = 4, #ARGV, 2 do reasons[ARGV[index]] = ARGV[index + 1] end
for _, id in ipairs(ticketsOf(ARGV[1])) do
  local account = redis.call('HGET', KEYS[2], id)
  if account and reasons[account] then
    forget(id)
    tellLost(account, reasons[account])
  elseif account then
    redis.call('HDEL', KEYS[7], id)
    redis.call('ZADD', KEYS[6], now + ARGV[3], id)
    tellSeek(id)
  end
end
endClaim(ARGV[1])
tellQueue()
return 1`);
