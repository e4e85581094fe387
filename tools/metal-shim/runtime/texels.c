// Texels and attributes: bytes to words of 32-bit types, and back.

static double half_value(uint16_t bits) {
  int exponent = bits >> 10 & 31, digits = bits & 1023;
  double value = exponent == 31 ? (digits ? NAN : INFINITY)
    : exponent == 0 ? ldexp(digits, -24) : ldexp(1024 + digits, exponent - 25);
  return bits >> 15 ? -value : value;
}

// To the nearest, and to even half way.
static uint16_t half_bits(double value) {
  uint16_t sign = signbit(value) ? 0x8000 : 0;
  value = fabs(value);
  if (isnan(value)) return sign | 0x7e00;
  if (value >= 65520) return sign | 0x7c00;
  int exponent;
  frexp(value, &exponent);
  // The unit of the last digit: that of the smallest normal number, at least.
  int unit = exponent - 11 < -24 ? -24 : exponent - 11;
  uint32_t digits = (uint32_t)rint(ldexp(value, -unit));
  return sign | (digits < 1024 ? digits : digits + ((uint32_t)(unit + 24) << 10));
}

static int64_t signed_of(uint32_t raw, uint32_t bits) {
  return (int64_t)((uint64_t)raw << (64 - bits)) >> (64 - bits);
}

static uint32_t word_of(struct format format, uint32_t raw, uint32_t bits, uint32_t channel) {
  double most = (double)((1ull << bits) - 1);
  switch (format.kind) {
    case UINT: return raw;
    case SINT: return (uint32_t)signed_of(raw, bits);
    case SNORM: return as_word(fmax((double)signed_of(raw, bits) / (double)((1u << (bits - 1)) - 1), -1));
    case FLOAT: return bits == 16 ? as_word(half_value((uint16_t)raw)) : raw;
    default: break;
  }
  double value = raw / most;
  if (format.kind == SRGB && channel < 3) value = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
  return as_word(value);
}

static uint32_t raw_of(struct format format, uint32_t word, uint32_t bits, uint32_t channel) {
  uint32_t mask = (uint32_t)((1ull << bits) - 1);
  int64_t most = mask >> 1;
  double value = as_float(word);
  switch (format.kind) {
    case UINT: return word < mask ? word : mask;
    case SINT: return (uint32_t)held((int32_t)word, -most - 1, most) & mask;
    case SNORM: return (uint32_t)(int64_t)rint(within(isnan(value) ? 0 : value, -1, 1) * (double)most) & mask;
    case FLOAT: return bits == 16 ? half_bits(value) : word;
    default: break;
  }
  if (format.kind == SRGB && channel < 3) value = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055;
  return (uint32_t)rint(within(isnan(value) ? 0 : value, 0, 1) * mask);
}

static uint32_t texel_size(struct format format) {
  return format.packing == PLAIN || format.packing == BGRA ? format.channels * format.bits / 8u : 4;
}

static void decode(struct format format, const uint8_t* bytes, uint32_t words[4]) {
  words[0] = words[1] = words[2] = 0;
  words[3] = format.kind == UINT || format.kind == SINT ? 1 : as_word(1);
  uint32_t size = format.bits / 8, raw = 0;
  if (format.packing == PLAIN || format.packing == BGRA) {
    for (uint32_t i = 0; i < format.channels; i++) {
      raw = 0;
      memcpy(&raw, bytes + i * size, size);
      uint32_t to = format.packing == BGRA && i < 3 ? 2 - i : i;
      words[to] = word_of(format, raw, format.bits, to);
    }
    return;
  }
  memcpy(&raw, bytes, 4);
  if (format.packing == RGB10A2) {
    for (uint32_t i = 0; i < 4; i++) words[i] = word_of(format, raw >> (10 * i) & (i < 3 ? 1023 : 3), i < 3 ? 10 : 2, i);
  } else if (format.packing == RG11B10) {
    // Each is a half without a sign whose last digits are cut off.
    words[0] = as_word(half_value((uint16_t)((raw & 2047) << 4)));
    words[1] = as_word(half_value((uint16_t)((raw >> 11 & 2047) << 4)));
    words[2] = as_word(half_value((uint16_t)((raw >> 22) << 5)));
  } else {
    for (uint32_t i = 0; i < 3; i++) words[i] = as_word(ldexp(raw >> (9 * i) & 511, (int)(raw >> 27) - 24));
  }
}

static void encode(struct format format, const uint32_t words[4], uint8_t* bytes) {
  uint32_t size = format.bits / 8, raw = 0;
  if (format.packing == PLAIN || format.packing == BGRA) {
    for (uint32_t i = 0; i < format.channels; i++) {
      uint32_t from = format.packing == BGRA && i < 3 ? 2 - i : i;
      raw = raw_of(format, words[from], format.bits, from);
      memcpy(bytes + i * size, &raw, size);
    }
    return;
  }
  if (format.packing == RGB10A2) {
    for (uint32_t i = 0; i < 4; i++) raw |= raw_of(format, words[i], i < 3 ? 10 : 2, i) << (10 * i);
  } else if (format.packing == RG11B10) {
    uint32_t halves[3];
    for (uint32_t i = 0; i < 3; i++) halves[i] = half_bits(fmax(as_float(words[i]), 0));
    raw = halves[0] >> 4 | halves[1] >> 4 << 11 | halves[2] >> 5 << 22;
  } else {
    fail("this format is not written");
  }
  memcpy(bytes, &raw, 4);
}

// Texels along an axis of a level; the third is slices of a solid, or layers.
static uint32_t extent(const struct texture* texture, uint32_t axis, uint32_t level) {
  uint32_t size = texture->size[axis];
  if (axis == 2 && texture->axes != 3) return size;
  size = level < 32 ? size >> level : 0;
  return size > 0 ? size : 1;
}

static void lay_out(struct texture* texture) {
  for (uint32_t level = 0; level < texture->levels; level++) {
    uint64_t texels = texture->samples;
    for (uint32_t axis = 0; axis < 3; axis++) texels *= extent(texture, axis, level);
    texture->starts[level + 1] = texture->starts[level] + texels * texel_size(texture->format);
  }
}

// A texel's bytes, if there is such a texel.
static uint8_t* place_of(const struct texture* texture, const int64_t at[3], uint32_t level, uint32_t sample) {
  if (level >= texture->levels || sample >= texture->samples) return 0;
  uint64_t index = 0;
  for (int axis = 2; axis >= 0; axis--) {
    uint32_t size = extent(texture, (uint32_t)axis, level);
    if (at[axis] < 0 || at[axis] >= size) return 0;
    index = index * size + (uint64_t)at[axis];
  }
  return texture->bytes + texture->starts[level] + (index * texture->samples + sample) * texel_size(texture->format);
}

static void texel_at(const struct texture* texture, const int64_t at[3], uint32_t level, uint32_t sample, uint32_t words[4]) {
  const uint8_t* place = place_of(texture, at, level, sample);
  if (place) decode(texture->format, place, words);
  else memset(words, 0, 16);
}

void colorfast_shim_read(uint64_t texture, const uint32_t* at, uint32_t level, uint32_t sample, uint32_t* words) {
  int64_t place[3] = {at[0], at[1], at[2]};
  texel_at((const struct texture*)texture, place, level, sample, words);
}

void colorfast_shim_write(uint64_t handle, const uint32_t* at, uint32_t level, const uint32_t* words) {
  const struct texture* texture = (const struct texture*)handle;
  int64_t place[3] = {at[0], at[1], at[2]};
  uint8_t* bytes = place_of(texture, place, level, 0);
  // Helpers leave no traces.
  if (bytes && !(current && (current->is_helper || current->is_discarded))) encode(texture->format, words, bytes);
}

uint32_t colorfast_shim_size(uint64_t handle, uint32_t what, uint32_t level) {
  const struct texture* texture = (const struct texture*)handle;
  switch (what) {
    case colorfast_shim_get_array_size: return texture->size[2] / (texture->is_cube ? 6 : 1);
    case colorfast_shim_get_num_mip_levels: return texture->levels;
    case colorfast_shim_get_num_samples: return texture->samples;
    default: return extent(texture, what, level);
  }
}
