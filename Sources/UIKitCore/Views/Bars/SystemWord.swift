/// A word that bars show by themselves, in the language of the screen.
package enum SystemWord: Int, CaseIterable {
    case done, cancel, edit, save, undo, redo, back, more, favorites, featured, topRated, recents, contacts
    case history, bookmarks, search, downloads, mostRecent, mostViewed

    /// The word in the language of the current screen, in English if that is not known.
    var text: String { text(in: RenderEnvironment.current.locale) }

    /// Returns the word in the language of a locale, such as `zh-Hant-TW`.
    func text(in locale: String) -> String {
        let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
        let language = parts.first?.lowercased() ?? "en"
        let isTraditional = parts.dropFirst().contains {
            ["hant", "tw", "hk", "mo"].contains($0.lowercased())
        }
        let key = language == "zh" ? isTraditional ? "zh-Hant" : "zh-Hans" : language
        // The words of a pseudolanguage would not come from the screen's author.
        guard !parts.contains("XB"), !parts.contains("XA") else { return english }
        return Self.translations[key]?[rawValue] ?? english
    }

    /// Returns the word of an English one in the language of a locale; nil for a word that bars do not show.
    package static func translation(of english: String, in locale: String) -> String? {
        allCases.first { $0.english == english }?.text(in: locale)
    }

    /// Source: UIBarButtonItem.SystemItem and UITabBarItem.SystemItem (Apple's documentation).
    private var english: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .back: "Back"
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The words in the order of the cases. Chosen: those of Apple's user guides in these languages where they name
    /// them, otherwise the usual translation.
    static let translations: [String: [String]] = [
        "de": [
            "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück", "Mehr",
            "Favoriten", "Highlights", "Bestbewertet", "Zuletzt", "Kontakte", "Verlauf", "Lesezeichen",
            "Suchen", "Downloads", "Neueste", "Meistgesehen",
        ],
        "fr": [
            "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Autre", "Favoris",
            "À la une", "Les mieux notés", "Récents", "Contacts", "Historique", "Signets", "Rechercher",
            "Téléchargements", "Plus récents", "Plus vus",
        ],
        "es": [
            "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Más", "Favoritos",
            "Destacados", "Mejor valorados", "Recientes", "Contactos", "Historial", "Marcadores", "Buscar",
            "Descargas", "Más recientes", "Más vistos",
        ],
        "it": [
            "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Altro", "Preferiti",
            "In primo piano", "Più votati", "Recenti", "Contatti", "Cronologia", "Segnalibri", "Cerca",
            "Download", "Più recenti", "Più visti",
        ],
        "pt": [
            "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Mais", "Favoritos",
            "Destaques", "Mais votados", "Recentes", "Contatos", "Histórico", "Marcadores", "Buscar",
            "Downloads", "Mais recentes", "Mais vistos",
        ],
        "nl": [
            "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Meer", "Favorieten",
            "Uitgelicht", "Best beoordeeld", "Recent", "Contacten", "Geschiedenis", "Bladwijzers", "Zoek",
            "Downloads", "Meest recent", "Meest bekeken",
        ],
        "sv": [
            "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Tillbaka", "Mer", "Favoriter",
            "Utvalt", "Högst betyg", "Senaste", "Kontakter", "Historik", "Bokmärken", "Sök", "Hämtningar",
            "Nyast", "Mest visade",
        ],
        "pl": [
            "Gotowe", "Anuluj", "Edycja", "Zachowaj", "Cofnij", "Przywróć", "Wróć", "Więcej", "Ulubione",
            "Polecane", "Najwyżej oceniane", "Ostatnie", "Kontakty", "Historia", "Zakładki", "Szukaj",
            "Pobrane", "Najnowsze", "Najczęściej oglądane",
        ],
        "tr": [
            "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Geri", "Daha Fazla", "Favoriler",
            "Öne Çıkanlar", "En Yüksek Puanlı", "Son Kullanılanlar", "Kişiler", "Geçmiş", "Yer İmleri", "Ara",
            "İndirilenler", "En Yeni", "En Çok Görüntülenen",
        ],
        "ru": [
            "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Назад", "Еще",
            "Избранное", "Рекомендуемые", "Лучшие", "Недавние", "Контакты", "История", "Закладки", "Поиск",
            "Загрузки", "Новые", "Популярные",
        ],
        "ar": [
            "تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "رجوع", "المزيد", "المفضلة", "مميز",
            "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "الإشارات المرجعية", "بحث", "التنزيلات",
            "الأحدث", "الأكثر مشاهدة",
        ],
        "ja": [
            "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "その他", "よく使う項目", "おすすめ", "トップレート", "履歴", "連絡先",
            "履歴", "ブックマーク", "検索", "ダウンロード", "最新", "人気",
        ],
        "ko": [
            "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로", "더 보기", "즐겨찾기", "추천", "최고 등급", "최근 항목", "연락처",
            "방문 기록", "책갈피", "검색", "다운로드", "최신", "인기",
        ],
        "zh-Hans": [
            "完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "更多", "个人收藏", "精品推荐", "最受好评", "最近", "通讯录", "历史记录", "书签",
            "搜索", "下载", "最新", "最多观看",
        ],
        "zh-Hant": [
            "完成", "取消", "編輯", "儲存", "還原", "重做", "返回", "更多", "喜好項目", "精選", "最高評價", "最近項目", "聯絡人", "瀏覽記錄", "書籤",
            "搜尋", "下載", "最新", "最多觀看",
        ],
    ]
}
