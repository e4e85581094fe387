//! Names: those that debug information gives, as identifiers that are each used once.

use hashbrown::HashSet;

/// The identifier that a name becomes, or another where nothing of it is left. What follows a parenthesis is a mangled signature.
pub(super) fn identifier(given: &str, otherwise: &str) -> String {
    let given = given.split('(').next().unwrap_or_default();
    let mut name = String::new();
    for c in given.chars().take(128) {
        let c = if c.is_ascii_alphanumeric() { c } else { '_' };
        if c != '_' || !name.ends_with('_') {
            name.push(c);
        }
    }
    let name = name.trim_matches('_');
    match name.chars().next() {
        None => otherwise.to_owned(),
        Some(first) if first.is_ascii_digit() => format!("{otherwise}_{name}"),
        Some(_) => name.to_owned(),
    }
}

/// The names at module scope.
#[derive(Default)]
pub(super) struct Names(HashSet<String>);

impl Names {
    /// An identifier that nothing else at module scope has.
    pub fn unique(&mut self, given: &str, otherwise: &str) -> String {
        let name = identifier(given, otherwise);
        if self.0.insert(name.clone()) {
            return name;
        }
        let count = self.0.len() as u32;
        let mut numbers = (1..).map(|number| format!("{name}_{number}"));
        // As many names as there are cannot all be taken by numbers from 1 on.
        let free = numbers.find(|name| !self.0.contains(name));
        let free = free.unwrap_or_else(|| format!("{name}_{count}"));
        self.0.insert(free.clone());
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_identifiers_that_differ() {
        assert_eq!(identifier("foo(vf4;", "f"), "foo");
        assert_eq!(identifier("a.b..c", "v"), "a_b_c");
        assert_eq!(identifier("3d", "v"), "v_3d");
        assert_eq!(identifier("__x", "v"), "x");
        assert_eq!(identifier("", "v"), "v");
        let mut names = Names::default();
        assert_eq!([(); 3].map(|()| names.unique("x", "v")), ["x", "x_1", "x_2"]);
    }
}
