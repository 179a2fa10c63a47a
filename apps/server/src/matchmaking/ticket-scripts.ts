/**
 * What the ticket office does in Redis, each script at once and whole.
 *
 * A ticket is spread over hashes by its id (document, account, kind, since), is in `waiting` with its lease
 * while it waits, and in `claimed` with its match while it is claimed. A claim is in `claims` with its lease. While one
 * ticket of an account is claimed, its others stay in `waiting` but count as held back: isWaiting says no.
 */
import { channelOf } from "../cluster/redis-bus.ts";
import { RedisScript } from "../cluster/redis-store.ts";

export const TICKET_KEYS = [
  "ticket-documents", // 1: ticket -> wish
  "ticket-accounts", // 2: ticket -> account
  "ticket-pools", // 3: ticket -> kind:format and more
  "ticket-since", // 4: ticket -> time (sorted)
  "ticket-of", // 5: account -> its tickets, separated by commas
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
local function tellTicket(account)
  redis.call('PUBLISH', KEYS[15], '{"kind":"ticket","accountId":' .. cjson.encode(account) .. '}')
end
local function idsIn(list)
  local ids = {}
  for id in string.gmatch(list or '', '[^,]+') do ids[#ids + 1] = id end
  return ids
end
local function ticketsOf(account)
  return idsIn(redis.call('HGET', KEYS[5], account))
end
local function pairingOf(account)
  for _, id in ipairs(ticketsOf(account)) do
    local match = redis.call('HGET', KEYS[7], id)
    if match then return match end
  end
end
-- the account's tickets without this one, and with it at the end if it is to be kept
local function keep(account, id, kept)
  local ids = {}
  for _, other in ipairs(ticketsOf(account)) do
    if other ~= id then ids[#ids + 1] = other end
  end
  if kept then ids[#ids + 1] = id end
  if #ids == 0 then redis.call('HDEL', KEYS[5], account)
  else redis.call('HSET', KEYS[5], account, table.concat(ids, ',')) end
end
local function forget(id)
  local account = redis.call('HGET', KEYS[2], id)
  if account then keep(account, id, false) end
  for _, key in ipairs({1, 2, 3, 7}) do redis.call('HDEL', KEYS[key], id) end
  for _, key in ipairs({4, 6}) do redis.call('ZREM', KEYS[key], id) end
  return account
end
local function make(id, account, pool, wish, since, lease)
  redis.call('HSET', KEYS[1], id, wish)
  redis.call('HSET', KEYS[2], id, account)
  redis.call('HSET', KEYS[3], id, pool)
  redis.call('ZADD', KEYS[4], since, id)
  keep(account, id, true)
  redis.call('ZADD', KEYS[6], lease, id)
  redis.call('DEL', KEYS[11] .. account)
end
local function isWaiting(id)
  local lease = redis.call('ZSCORE', KEYS[6], id)
  return lease and tonumber(lease) > now and not pairingOf(redis.call('HGET', KEYS[2], id))
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
    for _, each in ipairs(ticketsOf(redis.call('HGET', KEYS[2], id))) do tellSeekGone(each) end
  end
  redis.call('ZADD', KEYS[8], now + lease, match)
  redis.call('HSET', KEYS[9], match, proof)
  redis.call('HSET', KEYS[10], match, table.concat(ids, ','))
end
local function claimedFor(match)
  return idsIn(redis.call('HGET', KEYS[10], match))
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

/**
 * ARGV: id for a new ticket, account, pool, wish, lease, how many tickets an account may have.
 * Returns {'pairing', match}, {'full'} or {'ok', id, since}.
 */
export const ENQUEUE = script(`
local id, account, pool, wish, lease = ARGV[1], ARGV[2], ARGV[3], ARGV[4], now + ARGV[5]
local match = pairingOf(account)
if match then return {'pairing', match} end
local held, same = ticketsOf(account), nil
for _, other in ipairs(held) do
  if redis.call('HGET', KEYS[3], other) == pool then same = other end
end
if not same and #held >= tonumber(ARGV[6]) then return {'full'} end
local since = string.format('%d', now)
if same then id, since = same, redis.call('ZSCORE', KEYS[4], same) end
make(id, account, pool, wish, since, lease)
tellSeek(id)
tellQueue()
tellTicket(account)
return {'ok', id, since}`);

/** ARGV: account, and a ticket if only that one is to end. Returns {'none'}, {'pairing', match} or {'cancelled'}. */
export const CANCEL = script(`
local account, only = ARGV[1], ARGV[2]
local match = pairingOf(account)
if match then return {'pairing', match} end
local answer = 'none'
for _, id in ipairs(ticketsOf(account)) do
  if not only or id == only then
    tellSeekGone(id)
    forget(id)
    answer = 'cancelled'
  end
end
if answer == 'cancelled' then tellTicket(account) end
return {answer}`);

/** ARGV: account. Returns {'none'}, {'matched', match}, {'pairing', match} or {'waiting', {id, wish, since} of each}. */
export const STATUS = script(`
local match = pairingOf(ARGV[1])
if match then return {'pairing', match} end
local tickets = describe(ticketsOf(ARGV[1]))
if #tickets > 0 then return {'waiting', tickets} end
local matched = redis.call('GET', KEYS[11] .. ARGV[1])
if matched then return {'matched', matched} end
return {'none'}`);

/** ARGV: lease, accounts. */
export const CONFIRM = script(`
for index = 2, #ARGV do
  for _, id in ipairs(ticketsOf(ARGV[index])) do redis.call('ZADD', KEYS[6], 'XX', now + ARGV[1], id) end
end`);

export const SWEEP = script(`
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[6], '-inf', now)) do
  local account = redis.call('HGET', KEYS[2], id)
  if not (account and pairingOf(account)) then
    tellSeekGone(id)
    forget(id)
    if account then tellLost(account, 'expired') end
  end
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
local ids, seated = {}, {}
for index = 4, #ARGV do
  local account = redis.call('HGET', KEYS[2], ARGV[index])
  if not isWaiting(ARGV[index]) or seated[account] then return {} end
  ids[#ids + 1] = ARGV[index]
  seated[account] = true
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
local match = pairingOf(account)
if match then return {'pairing', match} end
make(id, account, redis.call('HGET', KEYS[3], seek), ARGV[7], string.format('%d', now), now + ARGV[3])
claim(ARGV[1], ARGV[2], ARGV[3], {seek, id})
return {'ok', describe({seek, id})}`);

/** ARGV: proof, lease. Returns {match, descriptions}, or nothing. */
export const CLAIM_ABANDONED = script(`
local match = redis.call('ZRANGEBYSCORE', KEYS[8], '-inf', now, 'LIMIT', 0, 1)[1]
if not match then return {} end
redis.call('ZADD', KEYS[8], now + ARGV[2], match)
redis.call('HSET', KEYS[9], match, ARGV[1])
return {match, describe(claimedFor(match))}`);

/** ARGV: match, proof, origin, how long to remember. Returns whether the claim was still held. */
export const COMPLETE = script(`
if redis.call('HGET', KEYS[9], ARGV[1]) ~= ARGV[2] then return 0 end
local accounts = {}
for _, id in ipairs(claimedFor(ARGV[1])) do
  local account = redis.call('HGET', KEYS[2], id)
  if account then
    for _, each in ipairs(ticketsOf(account)) do forget(each) end
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
for _, id in ipairs(claimedFor(ARGV[1])) do
  local account = redis.call('HGET', KEYS[2], id)
  redis.call('HDEL', KEYS[7], id)
  if account then
    if reasons[account] then forget(id) end
    for _, each in ipairs(ticketsOf(account)) do
      redis.call('ZADD', KEYS[6], now + ARGV[3], each)
      tellSeek(each)
    end
    if reasons[account] then tellLost(account, reasons[account]) end
  end
end
endClaim(ARGV[1])
tellQueue()
return 1`);
