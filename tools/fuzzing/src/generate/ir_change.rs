//! Changes to modules in the text form of the IR: what the law must refuse, or everything that takes modules must take.
//!
//! Nothing here knows what makes a module valid. Words are exchanged for others of their kind, from the same text or from the language;
//! lines move, go or come twice; instructions are put in, in forms that lowering never makes.

use colorfast::intrinsics::{BinaryOp, BuiltinFn, DialectFn, UnaryOp};
use colorfast::ir::{DialectProperties, INSTRUCTIONS};
use colorfast::types::DialectType;

/// Numbers that look random and are the same on every machine: xorshift.
pub struct Random(u64);

impl Random {
    /// A sequence for each seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A sequence for each text.
    pub fn of_text(text: &str) -> Self {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(1099511628211);
        Self::new(text.bytes().fold(1469598103934665603, step))
    }

    /// A number below `end`, or 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end.max(1)
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> Option<&'a T> {
        from.get(self.below(from.len())).copied()
    }
}

const TYPES: &[&str] = &[
    "bool",
    "i32",
    "u32",
    "f32",
    "f16",
    "void",
    "vec2<bool>",
    "vec3<bool>",
    "vec2<f16>",
    "vec3<f32>",
    "vec4<u32>",
    "vec4<f32>",
    "mat2x2<f32>",
    "mat3x3<f32>",
    "mat4x2<f16>",
    "atomic<u32>",
    "atomic<i32>",
    "array<u32>",
    "array<f32, 3>",
    "array<bool, 2>",
    "array<vec3<f32>, 2>",
    "array<atomic<u32>, 2>",
    "array<mat2x2<f32>, 2>",
    "sampler",
    "sampler_comparison",
    "texture_2d<f32>",
    "texture_2d<u32>",
    "texture_depth_2d",
    "texture_multisampled_2d<f32>",
    "texture_storage_2d<rgba8unorm, write>",
    "texture_storage_2d<r32uint, read_write>",
    "texture_external",
    "buffer",
    "buffer<64>",
    "ptr<function, u32, read_write>",
    "ptr<function, bool, read_write>",
    "ptr<private, f32, read_write>",
    "ptr<storage, u32, read_write>",
    "ptr<storage, u32, read>",
    "ptr<storage, array<u32>, read_write>",
    "ptr<storage, bool, read_write>",
    "ptr<uniform, vec4<f32>, read>",
    "ptr<uniform, bool, read>",
    "ptr<workgroup, u32, read_write>",
    "ptr<workgroup, atomic<u32>, read_write>",
    "ptr<immediate, u32, read>",
    "ptr<handle, texture_2d<f32>, read>",
];

const CONSTANTS: &[&str] = &[
    "0i",
    "1i",
    "-1i",
    "2147483647i",
    "-2147483648i",
    "0u",
    "1u",
    "2u",
    "31u",
    "32u",
    "4294967295u",
    "0.0f",
    "1.0f",
    "-0.0f",
    "f32(0x7fc00000)",
    "f32(0x7f800000)",
    "f16(0x3c00)",
    "f16(0x7c00)",
    "true",
    "false",
    "zero vec2<f32>",
    "zero vec4<bool>",
    "zero array<u32, 4>",
    "splat vec3<f32>(1.0f)",
    "vec2<u32>(1u, 2u)",
];

const SPACES: &[&str] =
    &["function", "private", "workgroup", "uniform", "storage", "handle", "immediate", "__in", "__out"];

const ACCESS: &[&str] = &["read", "write", "read_write"];

const ATTRIBUTES: &[&str] = &[
    "@group(0) @binding(0)",
    "@group(0) @binding(7)",
    "@location(0)",
    "@location(3)",
    "@location(0) @blend_src(0)",
    "@location(0) @blend_src(1)",
    "@location(1) @interpolate(flat)",
    "@location(1) @interpolate(linear, centroid)",
    "@builtin(position)",
    "@builtin(position) @invariant",
    "@builtin(vertex_index)",
    "@builtin(instance_index)",
    "@builtin(front_facing)",
    "@builtin(frag_depth)",
    "@builtin(sample_mask)",
    "@builtin(sample_index)",
    "@builtin(local_invocation_index)",
    "@builtin(global_invocation_id)",
    "@builtin(subgroup_size)",
    "@builtin(clip_distances)",
    "@id(1)",
    "@size(64)",
    "@align(64)",
];

/// The text with a few changes, most often one; nothing where the place that was drawn has none.
pub fn change(text: &str, random: &mut Random) -> Option<String> {
    let count = [1, 1, 1, 1, 1, 2, 2, 3][random.below(8)];
    let changed = (0..count).try_fold(text.to_owned(), |text, _| once(&text, random))?;
    (changed != text).then_some(changed)
}

fn once(text: &str, random: &mut Random) -> Option<String> {
    match random.below(26) {
        0 => lines(text, random, |lines, at, _| _ = lines.remove(at)),
        1 => lines(text, random, |lines, at, _| lines.insert(at, lines[at])),
        2 | 3 => lines(text, random, |lines, at, random| {
            let line = lines.remove(at);
            lines.insert(random.below(lines.len() + 1), line);
        }),
        4 | 5 => mnemonic(text, random),
        6 | 7 => swap_operands(text, random),
        8 | 9 => from_language(text, random),
        10 | 11 => everywhere(text, random),
        12 => {
            Some(format!("allow {}\n{text}", DialectProperties::NAMES[random.below(DialectProperties::NAMES.len())].0))
        }
        13 => attribute(text, random),
        14..=17 => insert(text, random),
        _ => exchange(text, random),
    }
}

/// Changes the list of lines at a place that is drawn.
fn lines<'t>(
    text: &'t str,
    random: &mut Random,
    change: impl FnOnce(&mut Vec<&'t str>, usize, &mut Random),
) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = random.below(lines.len());
    if lines.is_empty() {
        return None;
    }
    change(&mut lines, at, random);
    Some(lines.join("\n") + "\n")
}

/// A word becomes another of its kind in the text.
fn exchange(text: &str, random: &mut Random) -> Option<String> {
    let tokens = tokens(text);
    let (start, end) = *tokens.get(random.below(tokens.len()))?;
    let kind = kind(text, start);
    let others: Vec<&str> = tokens
        .iter()
        .filter(|token| self::kind(text, token.0) == kind)
        .map(|&(start, end)| &text[start..end])
        .collect();
    Some(replaced(text, start, end, random.pick(&others)?))
}

/// A type, constant, address space or access mode becomes another that the language has.
fn from_language(text: &str, random: &mut Random) -> Option<String> {
    let tokens = tokens(text);
    let (start, end) = *tokens.get(random.below(tokens.len()))?;
    let word = &text[start..end];
    let others = match kind(text, start) {
        _ if SPACES.contains(&word) => SPACES,
        _ if ACCESS.contains(&word) => ACCESS,
        0 | 1 if text[..start].ends_with(", ") || random.below(3) == 0 => CONSTANTS,
        4 if let Some(kind) = DialectType::from_name(word) => return entry(text, start, kind, random),
        4 => TYPES,
        _ => return None,
    };
    Some(replaced(text, start, end, random.pick(others)?))
}

/// An entry of a dialect's enum becomes another, most often of the same enum.
fn entry(text: &str, start: usize, kind: DialectType, random: &mut Random) -> Option<String> {
    let end = start + text[start..].find(')')? + 1;
    let kind = if random.below(4) > 0 { kind } else { DialectType::ALL[random.below(DialectType::ALL.len())] };
    let (entry, _) = kind.entries().get(random.below(kind.entries().len()))?;
    Some(replaced(text, start, end, &format!("{}({entry})", kind.name())))
}

/// A type or value becomes another wherever it stands.
fn everywhere(text: &str, random: &mut Random) -> Option<String> {
    let tokens = tokens(text);
    let (start, end) = *tokens.get(random.below(tokens.len()))?;
    let word = &text[start..end];
    let other = match kind(text, start) {
        0 => CONSTANTS[random.below(CONSTANTS.len())],
        4 if !matches!(word, "fn" | "struct" | "root") => TYPES[random.below(TYPES.len())],
        _ => return None,
    };
    let is_definition = |end: usize| text[end..].starts_with(": ");
    let (mut out, mut from) = (String::new(), 0);
    for &(start, end) in tokens.iter().filter(|&&(start, end)| text[start..end] == *word && !is_definition(end)) {
        if start >= from {
            out += &text[from..start];
            out += other;
            from = end;
        }
    }
    Some(out + &text[from..])
}

/// An instruction becomes another that may have as many operands.
fn mnemonic(text: &str, random: &mut Random) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let line = *lines.get(random.below(lines.len()))?;
    let start = line.find(" = ").map_or(line.len() - line.trim_start().len(), |at| at + 3);
    let word = line[start..].split([' ', '{']).next().filter(|word| !word.is_empty())?;
    let operands = line[start + word.len()..].split(", ").filter(|operand| !operand.trim().is_empty()).count();
    let fits = |row: &&colorfast::ir::Instruction| {
        let (fewest, most) = row.operand_counts();
        operands >= fewest && most.is_none_or(|most| operands <= most)
    };
    let rows: Vec<_> = INSTRUCTIONS.iter().filter(fits).collect();
    let row = random.pick(&rows)?;
    let other = match row.name {
        name if !row.is_family => name,
        "unary operators" => UnaryOp::ALL[random.below(UnaryOp::ALL.len())].name(),
        "binary operators" => BinaryOp::ALL[random.below(BinaryOp::ALL.len())].name(),
        "dialect functions" => {
            let all: Vec<&str> = DialectFn::all().map(DialectFn::name).collect();
            // Of the same dialect, where there is one.
            let dialect = word.split_once('.').filter(|_| random.below(4) > 0).map_or("", |(dialect, _)| dialect);
            let fitting: Vec<&str> = all.into_iter().filter(|name| name.starts_with(dialect)).collect();
            random.pick(&fitting)?
        }
        _ => BuiltinFn::ALL[random.below(BuiltinFn::ALL.len())].name(),
    };
    let at = line.as_ptr() as usize - text.as_ptr() as usize + start;
    Some(replaced(text, at, at + word.len(), other))
}

/// Two operands of one instruction change places.
fn swap_operands(text: &str, random: &mut Random) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let line = *lines.get(random.below(lines.len()))?;
    let tokens: Vec<(usize, usize)> = tokens(line).into_iter().filter(|&(start, _)| kind(line, start) <= 1).collect();
    let (a, b) = (tokens.get(random.below(tokens.len()))?, tokens.get(random.below(tokens.len()))?);
    let (a, b) = (a.min(b), a.max(b));
    if a.1 > b.0 {
        return None;
    }
    let swapped = format!("{}{}{}{}{}", &line[..a.0], &line[b.0..b.1], &line[a.1..b.0], &line[a.0..a.1], &line[b.1..]);
    let at = line.as_ptr() as usize - text.as_ptr() as usize;
    Some(replaced(text, at, at + line.len(), &swapped))
}

/// A declaration gets an attribute.
fn attribute(text: &str, random: &mut Random) -> Option<String> {
    let ends = |word: &str| text.match_indices(word).map(|(at, _)| at).collect::<Vec<_>>();
    let places: Vec<usize> = text
        .match_indices(" = var")
        .map(|(at, _)| text[at..].find('\n').map_or(text.len(), |end| at + end))
        .chain(ends(")"))
        .chain(ends(", %"))
        .chain(ends("\n}"))
        .collect();
    let at = *places.get(random.below(places.len()))?;
    Some(format!("{} {}{}", &text[..at], ATTRIBUTES[random.below(ATTRIBUTES.len())], &text[at..]))
}

/// Every value that the text defines, with its type.
fn definitions(text: &str) -> Vec<(&str, &str)> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    for (index, &(start, end)) in tokens.iter().enumerate() {
        if text[start..].starts_with('%') && text[end..].starts_with(": ") {
            // The whole of a type with arguments comes behind its first word.
            let mut next = tokens[index + 1..].iter().take(2).filter(|(start, _)| *start == end + 2);
            found.extend(next.next_back().map(|&(from, to)| (&text[start..end], &text[from..to])));
        }
    }
    found
}

/// Instructions come in, in forms that lowering never makes: over a value of the text, or a constant.
fn insert(text: &str, random: &mut Random) -> Option<String> {
    let definitions = definitions(text);
    let (value, ty) = match definitions.get(random.below(definitions.len())) {
        Some(&definition) if random.below(5) > 0 => definition,
        _ => ("zero vec2<f32>", "vec2<f32>"),
    };
    let same: Vec<&str> = definitions.iter().filter(|(_, other)| *other == ty).map(|(value, _)| *value).collect();
    let other = random.pick(&same).unwrap_or(value);
    let bools: Vec<&str> = definitions.iter().filter(|(_, ty)| *ty == "bool").map(|(value, _)| *value).collect();
    let condition = random.pick(&bools).unwrap_or("true");
    let inserted = match random.below(12) {
        0 => format!("%z1: {ty} = if {condition} {{\nexit_if {value}\n}} else {{\nexit_if {other}\n}}"),
        1 => format!(
            "%z1: {ty} = switch 1i {{\ncase 1i {{\nexit_switch {value}\n}}\ncase default {{\nexit_switch {other}\n}}\n}}"
        ),
        2 => format!("%z1: {ty} = loop {{\nbody {{\nexit_loop {value}\n}}\n}}"),
        3 => format!(
            "%z1: {ty} = loop {{\ninit {{\nnext_iteration {value}\n}}\nbody(%z2: {ty}) {{\ncontinue {other}\n}}\n\
             continuing(%z3: {ty}) {{\nbreak_if {condition}, %z3, %z2\n}}\n}}"
        ),
        4 => format!("%z1: ptr<function, {ty}, read_write> = var {value}\n%z2: {ty} = load %z1\nstore %z1, %z2"),
        5 => format!("%z1: {ty} = let {value}"),
        6 => format!("%z1: array<{ty}, 2> = construct {value}, {other}\n%z2: {ty} = access %z1, 1u"),
        7 => format!("%z1: {ty} = construct {value}"),
        8 => format!("if {condition} {{\nret\n}}"),
        9 => format!("if {condition} {{\nunreachable\n}} else {{\nexit_if\n}}"),
        10 => ["discard", "unreachable", "ret", "terminate_invocation", "workgroupBarrier"][random.below(5)].to_owned(),
        _ => format!("%z1: {} = bitcast {value}", TYPES[random.below(TYPES.len())]),
    };
    // One that uses a value stands behind its definition, or anywhere.
    let at = match text.find(&format!("{value}: ")) {
        Some(at) if random.below(4) > 0 => text[at..].find('\n').map(|end| at + end)?,
        _ => {
            let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
            *ends.get(random.below(ends.len()))?
        }
    };
    let line_is_closed = !text[..at].ends_with('(');
    line_is_closed.then(|| format!("{}\n{inserted}{}", &text[..at], &text[at..]))
}

fn replaced(text: &str, start: usize, end: usize, by: &str) -> String {
    format!("{}{by}{}", &text[..start], &text[end..])
}

/// Where words, values and numbers begin and end; of a type with arguments, all of it is one of them, and so is each of its parts.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'%' | b'@' | b'#');
    let bytes = text.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        if !is_part(bytes[at]) {
            at += 1;
            continue;
        }
        let end = (at..bytes.len()).find(|&end| !is_part(bytes[end])).unwrap_or(bytes.len());
        found.push((at, end));
        if bytes.get(end) == Some(&b'<') {
            let mut depth = 0;
            let close = (end..bytes.len()).find(|&close| {
                depth += match bytes[close] {
                    b'<' => 1,
                    b'>' => -1,
                    _ => 0,
                };
                depth == 0
            });
            found.extend(close.map(|close| (at, close + 1)));
        }
        at = end;
    }
    found
}

/// What a token may be exchanged for.
fn kind(text: &str, start: usize) -> u8 {
    let before = text[..start].trim_end_matches(' ').bytes().last();
    match (text.as_bytes()[start], before) {
        (b'%', _) => 0,
        (b'0'..=b'9' | b'-', _) => 1,
        (b'@', _) => 2,
        (_, Some(b'=' | b'\n')) => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use colorfast::Compiler;
    use colorfast::ir::text::{PrintOptions, print};
    use colorfast::sem::Features;

    #[test]
    fn changes_differ_from_the_text() {
        let module = Compiler::new()
            .lower("fn f(a: i32, b: vec2<f32>) -> i32 { let c = a * 3; return c + a; }", &Features::all());
        let text = print(&module.expect("it is valid"), &PrintOptions::default());
        let mut random = Random::new(7);
        let changed: Vec<String> = (0..400).filter_map(|_| change(&text, &mut random)).collect();
        assert!(changed.len() > 200 && changed.iter().all(|other| *other != text), "{} changes", changed.len());
        let has = |what: &str| changed.iter().any(|changed| changed.contains(what));
        assert!(has("allow ") && has("= if ") && has("= loop ") && has("@location"));
    }

    #[test]
    fn values_are_found_with_their_types() {
        let text = "fn f(%a: vec2<f32>) {\n  %1: ptr<function, array<u32, 2>, read_write> = var\n}\n";
        let expected = [("%a", "vec2<f32>"), ("%1", "ptr<function, array<u32, 2>, read_write>")];
        assert_eq!(definitions(text), expected);
    }
}
