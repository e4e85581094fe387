//! One tree of tests: where its parts lie, and what its `colorfast.toml` says differs from this repository's own.
//!
//! A tree without that file has its inputs in `testdata/` and its golden files in `expectations/`, in the folders that we use.

use crate::inputs::{self, Kind};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The file at a tree's root that says what differs.
pub const FILE: &str = "colorfast.toml";

/// What `colorfast.toml` may say. Paths are below the tree's root, or absolute.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where inputs lie.
    pub inputs: PathBuf,
    /// Where golden files and the status list lie.
    pub expectations: PathBuf,
    /// Whether outputs are compared with golden files, or only compiled and validated.
    pub golden: bool,
    /// The only backends to compile for; all, where there are none.
    pub backends: Vec<String>,
    /// The compiler to drive, as `--compiler` takes it.
    pub compiler: Option<String>,
    /// The longest that the compiler may take for one request, in seconds.
    pub limit: Option<u64>,
    /// Which kind of test lies under a folder, by the folder's path below the inputs; the longest that fits decides, and the
    /// empty path is all of them. Where there are none, ours.
    pub kinds: BTreeMap<String, Kind>,
    /// Levels of optimisation, `-Od` to `-O3`, with which DXC validates HLSL beside its usual one.
    pub dxc_levels: Vec<String>,
    /// Levels of lints, which are for `colorfast check` and nothing to us.
    pub lints: BTreeMap<String, String>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            inputs: PathBuf::from("testdata"),
            expectations: PathBuf::from("expectations"),
            golden: true,
            backends: Vec::new(),
            compiler: None,
            limit: None,
            kinds: BTreeMap::new(),
            dxc_levels: Vec::new(),
            lints: BTreeMap::new(),
        }
    }
}

/// The kinds of a tree's folders.
#[derive(Clone, Debug)]
pub struct Kinds(Vec<(String, Kind)>);

impl Kinds {
    /// Ours, or those that a tree names instead.
    fn new(named: &BTreeMap<String, Kind>) -> Self {
        let folder = |path: &str| {
            let path = path.trim_matches('/');
            if path.is_empty() { String::new() } else { format!("{path}/") }
        };
        let mut kinds: Vec<(String, Kind)> = if named.is_empty() {
            inputs::FOLDERS.iter().map(|&(path, kind)| (path.to_owned(), kind)).collect()
        } else {
            named.iter().map(|(path, &kind)| (folder(path), kind)).collect()
        };
        kinds.sort_by_key(|(path, _)| std::cmp::Reverse(path.len()));
        Self(kinds)
    }

    /// The kind of the input at `path`, if its folder has one.
    pub fn of(&self, path: &str) -> Option<Kind> {
        self.0.iter().find(|(folder, _)| path.starts_with(folder.as_str())).map(|&(_, kind)| kind)
    }

    /// The folders, for a message.
    pub fn folders(&self) -> String {
        let mut folders: Vec<&str> = self.0.iter().map(|(folder, _)| folder.as_str()).collect();
        folders.sort_unstable();
        folders.join(" ")
    }
}

impl Default for Kinds {
    fn default() -> Self {
        Self::new(&BTreeMap::new())
    }
}

/// What calls the harness on the workspace's own tree.
pub const COMMAND: &str = "cargo xtest";

/// The folders of one tree of tests, and what it says of itself.
#[derive(Clone, Debug)]
pub struct Tree {
    root: PathBuf,
    /// Whether it is the workspace that this program was built from.
    is_own: bool,
    cache: PathBuf,
    /// What its `colorfast.toml` says.
    pub config: Config,
    /// The kinds of its folders.
    pub kinds: Kinds,
}

impl Tree {
    /// The tree at `root`, with what its `colorfast.toml` says; without a root, the workspace that this program was built from.
    pub fn open(root: Option<PathBuf>) -> Result<Self, String> {
        let config = match root.as_ref().map(|root| root.join(FILE)) {
            Some(file) if file.is_file() => read(&file)?,
            _ => Config::default(),
        };
        Ok(Self::new(root, config))
    }

    /// The tree at `root` that is described so.
    pub fn new(root: Option<PathBuf>, config: Config) -> Self {
        let own = workspace();
        let cache = match (&root, env::var_os("CARGO_TARGET_DIR")) {
            (None, Some(target)) => PathBuf::from(target),
            (None, None) => own.join("target"),
            (Some(root), _) => root.join("target"),
        };
        let kinds = Kinds::new(&config.kinds);
        Self { is_own: root.is_none(), root: root.unwrap_or(own), cache: cache.join("xtest-cache"), config, kinds }
    }

    /// Where inputs lie.
    pub fn testdata(&self) -> PathBuf {
        self.root.join(&self.config.inputs)
    }

    /// Where golden files and status lists lie.
    pub fn expectations(&self) -> PathBuf {
        self.root.join(&self.config.expectations)
    }

    /// Where runs leave what helps the next one; may be deleted at any time.
    pub fn cache(&self) -> &Path {
        &self.cache
    }

    /// What calls the harness on this tree.
    pub fn command(&self) -> String {
        match self.is_own {
            true => COMMAND.to_owned(),
            false => format!("{COMMAND} --root '{}'", self.root.display()),
        }
    }

    /// `path` as it is shown: below the root.
    pub fn shown(&self, path: &Path) -> String {
        inputs::relative(path, &self.root)
    }
}

fn read(file: &Path) -> Result<Config, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
}

/// The workspace that this program was built from.
pub fn workspace() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_without_the_file_is_like_ours() {
        let tree = Tree::new(Some(PathBuf::from("/a")), Config::default());
        assert_eq!(tree.testdata(), Path::new("/a/testdata"));
        assert_eq!(tree.expectations(), Path::new("/a/expectations"));
        assert_eq!(tree.kinds.of("e2e/x.wgsl"), Some(Kind::Compile));
        assert_eq!(tree.kinds.of("x.wgsl"), None);
    }

    #[test]
    fn the_longest_folder_decides() {
        let text = "inputs = \"shaders\"\ngolden = false\n[kinds]\n\"\" = \"compile\"\n\"bad\" = \"reject\"\n\"bad/odd/\" = \"regress\"";
        let config: Config = toml::from_str(text).expect("valid");
        let tree = Tree::new(Some(PathBuf::from("/a")), config);
        assert_eq!(tree.testdata(), Path::new("/a/shaders"));
        assert!(!tree.config.golden);
        let kinds = ["a.wgsl", "bad/a.wgsl", "bad/odd/a.wgsl", "badly/a.wgsl"].map(|path| tree.kinds.of(path));
        assert_eq!(kinds, [Kind::Compile, Kind::Reject, Kind::Regress, Kind::Compile].map(Some));
    }

    #[test]
    fn what_the_file_may_not_say_is_named() {
        let error = toml::from_str::<Config>("input = \"x\"").expect_err("misspelt").to_string();
        assert!(error.contains("input") && error.contains("inputs"), "{error}");
        assert!(toml::from_str::<Config>("[kinds]\na = \"good\"").is_err());
    }
}
