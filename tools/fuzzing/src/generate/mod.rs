//! From bytes to shaders. The first byte tells how: text of any sort begins with a printable character or a line break, so the
//! bytes below a tab are free to name generators, and seeds and finds that are plain text stay what they are.

mod calls;
mod expression;
pub mod ir_change;
mod mutation;
mod program;
mod soup;
mod statement;

use arbitrary::Unstructured;

/// A shader to try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The text.
    pub text: String,
    /// Whether its maker warrants that it is a valid module.
    pub is_valid: bool,
}

/// A way to make a shader of bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Generator {
    /// A valid, well-typed module.
    Program,
    /// Words of the language in any order.
    Soup,
    /// A valid module with some words of it lost, doubled, exchanged or replaced.
    Mutation,
}

impl Generator {
    /// All of them; their first bytes count from 1 in this order.
    pub const ALL: [Self; 3] = [Self::Program, Self::Soup, Self::Mutation];

    /// Makes a shader; any bytes do.
    pub fn generate(self, bytes: &[u8]) -> Input {
        let mut source = Unstructured::new(bytes);
        let text = match self {
            Self::Program => program::program(&mut source),
            Self::Soup => soup::soup(&mut source),
            Self::Mutation => mutation::mutation(&mut source),
        };
        Input { text, is_valid: self == Self::Program }
    }
}

/// What an engine's bytes stand for: a generator and its bytes, or text.
pub fn decode(bytes: &[u8]) -> Input {
    if let [first, rest @ ..] = bytes
        && let Some(generator) = Generator::ALL.get(usize::from(*first).wrapping_sub(1))
    {
        return generator.generate(rest);
    }
    Input { text: String::from_utf8_lossy(bytes).into_owned(), is_valid: false }
}

/// A number below `count`, or 0 where the bytes are used up.
fn pick(source: &mut Unstructured<'_>, count: usize) -> usize {
    source.choose_index(count).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_text_and_generators_are_named_by_a_byte() {
        assert_eq!(decode(b"fn f() {}"), Input { text: "fn f() {}".to_owned(), is_valid: false });
        assert_eq!(decode(b"\xff").text, "\u{fffd}");
        for (first, generator) in (1..).zip(Generator::ALL) {
            assert_eq!(decode(&[first, 7, 8, 9]), generator.generate(&[7, 8, 9]));
        }
    }
}
