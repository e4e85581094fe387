//! The files of the compiler's folder of transforms are transforms: helpers stand in a transform's own folder, or in `rewrite/`.

use super::Source;

const FOLDER: &str = "compiler/src/transform/";

/// Says which files directly in the folder, or which folders' `mod.rs`, are no transforms.
pub fn check(source: &Source) -> Option<String> {
    let name = source.path.strip_prefix(FOLDER)?;
    let is_part = name.contains('/') && !name.ends_with("/mod.rs");
    if name == "mod.rs" || is_part || source.text.contains(" INFO: Transform = ") {
        return None;
    }
    let path = &source.path;
    Some(format!(
        "{path}:1: no transform (it has no `INFO`): move it to the folder of the one that uses it, or to compiler/src/rewrite/"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_row_is_no_transform() {
        let complaint = |path: &str, text: &str| check(&Source { path: path.to_owned(), text: text.to_owned() });
        let transform = "pub(super) const INFO: Transform = Transform {};";
        assert!(
            complaint("compiler/src/transform/a.rs", "fn f() {}").is_some_and(|text| text.starts_with("compiler/"))
        );
        assert!(complaint("compiler/src/transform/a/mod.rs", "fn f() {}").is_some());
        for (path, text) in [("mod.rs", ""), ("a.rs", transform), ("a/mod.rs", transform), ("a/part.rs", "")] {
            assert_eq!(complaint(&format!("compiler/src/transform/{path}"), text), None);
        }
    }
}
